/** What a page says before any script has run, of its HTML. */
export type ReadPage = { language: string; title: string; heading: string; text: string }

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

const plain = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->|<[^>]*>/gs, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, entity => ENTITIES[entity] ?? entity)
    .trim()

const withoutCode = (html: string): string =>
  html.replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, '').replaceAll('<!-- -->', '')

/** Reads a page of the store, without a browser. */
export function readHtml(html: string): ReadPage {
  const body = withoutCode(html)
  return {
    language: /<html[^>]*\slang="([^"]*)"/.exec(html)?.[1] ?? '',
    title: plain(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    heading: plain(/<h1\b[^>]*>(.*?)<\/h1>/s.exec(body)?.[1] ?? ''),
    text: body
      .split(/<[^>]*>/)
      .map(plain)
      .filter(text => text !== '')
      .join('\n'),
  }
}
