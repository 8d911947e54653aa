// Where tests in Node find what a browser fetches: the path is as seen from this folder.
export async function readFromDisk(path: string): Promise<Uint8Array<ArrayBuffer>> {
    const { readFile } = await import('node:fs/promises');
    return new Uint8Array(await readFile(new URL(path, import.meta.url)));
}
