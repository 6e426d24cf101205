/** Requested instead of the browser's formats, because every program opens it. */
const WANTED = 'image/jpeg';

export async function download(url: string, title: string): Promise<void> {
  const answer = await fetch(url, { headers: { accept: WANTED } });
  if (!answer.ok) throw new Error(`The picture was answered with ${answer.status}`);
  const blob = await answer.blob();
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName(title, blob.type);
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export function fileName(title: string, type: string): string {
  const name = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return `${name || 'picture'}.${(type.split('/')[1] ?? 'jpg').replace('jpeg', 'jpg').replace(/[^a-z0-9].*$/, '')}`;
}
