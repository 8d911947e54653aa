// What a study becomes for other programs.

// A picture of the board in pixels, twice as large as it is drawn.
export async function pngOf(svg: string): Promise<Blob> {
    const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    try {
        const image = new Image();
        image.src = address;
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = image.naturalWidth * 2;
        canvas.height = image.naturalHeight * 2;
        canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
        return await new Promise((done, failed) =>
            canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture')))),
        );
    } finally {
        URL.revokeObjectURL(address);
    }
}

export async function copy(text: string): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        return false;
    }
}
