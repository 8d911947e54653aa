// Gives the reader a file.
export function download(name: string, content: string | Blob): void {
    const file =
        typeof content === 'string' ? new Blob([content], { type: 'text/plain' }) : content;
    const address = URL.createObjectURL(file);
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
