// Text in links: compressed, and written with the characters that an address may have.
import { CoreError, plainFault } from '../core/types';

const longestText = 4 << 20; // bytes: the core reads no more

export async function packText(text: string): Promise<string> {
    const bytes = await through(
        new TextEncoder().encode(text),
        new CompressionStream('deflate-raw'),
    );
    let characters = '';
    for (const byte of bytes) characters += String.fromCharCode(byte);
    return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

// Throws a CoreError if the text is damaged, or much too long.
export async function unpackText(packed: string): Promise<string> {
    try {
        const characters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
        const bytes = Uint8Array.from(characters, (character) => character.charCodeAt(0));
        const text = await through(bytes, new DecompressionStream('deflate-raw'));
        return new TextDecoder('utf-8', { fatal: true }).decode(text);
    } catch (error) {
        if (error instanceof CoreError) throw error;
        throw new CoreError('the packed text is damaged', plainFault('damaged'));
    }
}

type Bytes = Uint8Array<ArrayBuffer>;

async function through(
    bytes: Bytes,
    stream: ReadableWritablePair<Bytes, BufferSource>,
): Promise<Bytes> {
    const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
    const parts: Bytes[] = [];
    let size = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
        size += part.value.length;
        if (size > longestText) {
            await reader.cancel();
            throw new CoreError('the text is too long', plainFault('too-long'));
        }
        parts.push(part.value);
    }
    return new Uint8Array(await new Blob(parts).arrayBuffer());
}
