import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

type Node = { role?: string; children?: readonly Node[] }

export type ReadPdf = {
  pages: number
  /** The text of a search, with single spaces. */
  text: string
  title: unknown
  language: unknown
  isTagged: boolean
  /** Kinds of structure elements, as a screen reader meets them. */
  roles: readonly string[]
}

const rolesOf = ({ role, children = [] }: Node): readonly string[] => [
  ...(role === undefined ? [] : [role]),
  ...children.flatMap(rolesOf),
]

/** Reads a PDF as a program for reading aloud does. */
export async function readPdf(data: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(data), verbosity: 0 })
  const pdf = await task.promise
  const texts: string[] = []
  const roles: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    texts.push(items.map(item => ('str' in item ? item.str : '')).join(' '))
    roles.push(...rolesOf((await page.getStructTree()) as Node))
  }
  const { info } = await pdf.getMetadata()
  // A map, whatever its type says.
  const marks = (await pdf.getMarkInfo()) as unknown as ReadonlyMap<string, boolean> | null
  const pages = pdf.numPages
  await task.destroy()
  const facts = info as Readonly<Record<string, unknown>>
  return {
    pages,
    text: texts.join(' ').replaceAll(/\s+/g, ' '),
    title: facts.Title,
    language: facts.Language,
    isTagged: marks?.get('Marked') === true,
    roles,
  }
}
