// What a browser fetches, tests in Node read from the disk. The path is relative to this folder.
export async function readFromDisk(path: string): Promise<Uint8Array<ArrayBuffer>> {
    const { readFile } = await import('node:fs/promises');
    return new Uint8Array(await readFile(new URL(path, import.meta.url)));
}
