import type { SourceFile } from '../../support/source-files'

/** Line breaks inside a comment or a paragraph. */
const LINE_BREAK = /\s*\n[ \t]*(?:\*|\/\/)?[ \t]*/g

/** What the repository does not hold: a reader cannot look it up. */
const FOREIGN = /(?<![\w-])pages\.md\b|\bcontract,? §|\bspec,? §?pages\b/gi

/** `spec §2, access rules`; more may follow: `spec §4, logout and §9`. */
const NAMED = /\bspec §(\d), (?=([a-z][^().;:§'`|*]*))/gi

/** `pages: Quotes` in parentheses, where a type in code has no capital; more may follow after a comma. */
const OF_PAGES = /\(pages: ([A-Z][^(),.;:]*)/g

/** Headings of `docs/what-pages-offer.md`. */
export const pageHeadingsOf = (pages: string): ReadonlySet<string> =>
  new Set([...pages.matchAll(/^### (.+)$/gm)].map(([, name = '']) => name))

/** Headings of the specification, as `4 logout`. */
export const headingsOf = (specification: string): ReadonlySet<string> =>
  new Set(
    [...specification.matchAll(/^### §(\d) (.+)$/gm)].map(([, section, name = '']) =>
      `${section} ${name}`.toLowerCase(),
    ),
  )

/** The headings that a citation can name: of the specification, and of the pages. */
type Headings = { specification: ReadonlySet<string>; pages: ReadonlySet<string> }

/** Citations of a file that lead nowhere: foreign documents, and names that are no heading there. */
export function lostCitations(headings: Headings, { path, text }: SourceFile): readonly string[] {
  const prose = text.replaceAll(LINE_BREAK, ' ')
  const foreign = [...prose.matchAll(FOREIGN)].map(([citation]) => citation)
  const unknown = [...prose.matchAll(NAMED)]
    .filter(
      ([, section, name = '']) =>
        !startsWithHeading(headings.specification, `${section} ${name}`.toLowerCase()),
    )
    .map(([citation, , name = '']) => citation + name)
  const unknownPages = [...prose.matchAll(OF_PAGES)]
    .filter(([, name = '']) => !headings.pages.has(name))
    .map(([citation]) => citation.slice(1))
  return [...foreign, ...unknown, ...unknownPages].map(citation => `${path}: ${citation.trim()}`)
}

const startsWithHeading = (headings: ReadonlySet<string>, name: string): boolean =>
  [...headings].some(
    heading => name.startsWith(heading) && /^(?:\s*$|,| and )/.test(name.slice(heading.length)),
  )
