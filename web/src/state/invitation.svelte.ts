// The invitation to return to after a lesson. It belongs to this tab and ends with it.
const key = 'barracuda.invitation';

function kept(): string | null {
    try {
        return sessionStorage.getItem(key);
    } catch {
        return null;
    }
}

class PendingInvitation {
    id = $state(kept());

    get href(): string {
        return `/challenge/${this.id}`;
    }

    leave(id: string): void {
        this.id = id;
        try {
            sessionStorage.setItem(key, id);
        } catch {
            // then it is lost when the page is reloaded
        }
    }

    forget(): void {
        this.id = null;
        try {
            sessionStorage.removeItem(key);
        } catch {
            // nothing was stored
        }
    }
}

export const pendingInvitation = new PendingInvitation();
