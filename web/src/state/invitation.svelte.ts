// An invitation that the reader has left for a lesson: the way back. It is this tab's, and ends with it.
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
            // then the way back lasts until the page is loaded again
        }
    }

    forget(): void {
        this.id = null;
        try {
            sessionStorage.removeItem(key);
        } catch {
            // nothing was kept
        }
    }
}

export const pendingInvitation = new PendingInvitation();
