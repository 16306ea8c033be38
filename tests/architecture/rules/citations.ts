import type { SourceFile } from '../../support/source-files'

/** Line breaks inside a comment or a paragraph. */
const LINE_BREAK = /\s*\n[ \t]*(?:\*|\/\/)?[ \t]*/g

/** What the repository does not hold: a reader cannot look it up. */
const FOREIGN = /(?<![\w-])pages\.md\b|\bcontract,? §|\bspec,? §?pages\b/gi

/** `spec §2, access rules`; more may follow: `spec §4, logout and §9`. */
const NAMED = /\bspec §(\d), (?=([a-z][^().;:§'`|*]*))/gi

/** Headings of the specification, as `4 logout`. */
export const headingsOf = (specification: string): ReadonlySet<string> =>
  new Set(
    [...specification.matchAll(/^### §(\d) (.+)$/gm)].map(([, section, name = '']) =>
      `${section} ${name}`.toLowerCase(),
    ),
  )

/** Citations of a file that lead nowhere: foreign documents, and names that are no heading of the section. */
export function lostCitations(headings: ReadonlySet<string>, { path, text }: SourceFile): readonly string[] {
  const prose = text.replaceAll(LINE_BREAK, ' ')
  const foreign = [...prose.matchAll(FOREIGN)].map(([citation]) => citation)
  const unknown = [...prose.matchAll(NAMED)]
    .filter(([, section, name = '']) => !startsWithHeading(headings, `${section} ${name}`.toLowerCase()))
    .map(([citation, , name = '']) => citation + name)
  return [...foreign, ...unknown].map(citation => `${path}: ${citation.trim()}`)
}

const startsWithHeading = (headings: ReadonlySet<string>, name: string): boolean =>
  [...headings].some(
    heading => name.startsWith(heading) && /^(?:\s*$|,| and )/.test(name.slice(heading.length)),
  )
