import { DomUtils, ElementType, parseDocument } from 'htmlparser2'
import { cleanFragment, type ResolveHref } from './clean-fragment'

/**
 * One entry of the first-level navigation: a label, and either a panel of links (markup) or a single link.
 */
export type NavFragmentGroup = { id: string; label: string } & ({ panel: string } | { href: string })

type Document = ReturnType<typeof parseDocument>
type Node = Document['children'][number]
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

const LABEL_MAX_CHARACTERS = 120
const GROUPS_MAX = 12
const TITLES = ['h2', 'h3', 'h4']

/**
 * Parses the first-level navigation into the groups of our own menu, so that it opens, closes and is read by
 * assistive technology like the built-in one (spec §2, §7). The first list of the fragment contains the
 * groups; the first text of an entry is its label. Undefined if there is no such list.
 */
export function readNavFragment(html: string, resolve: ResolveHref): readonly NavFragmentGroup[] | undefined {
  const list = DomUtils.findOne(isList, childrenOf(parseDocument(cleanFragment(html, resolve))), true)
  const entries = list?.children.filter(isElement).filter(({ name }) => name === 'li') ?? []
  if (entries.length > GROUPS_MAX) return undefined
  const groups = entries.flatMap((entry, index) => readGroup(entry, `part-${index + 1}`) ?? [])
  return groups.length === 0 ? undefined : groups
}

function readGroup(entry: Element, id: string): NavFragmentGroup | undefined {
  const title = DomUtils.findOne(isTitle, entry.children, true) ?? entry.children.find(hasWords)
  // A list of links is no label.
  if (title === undefined || (isElement(title) && isList(title))) return undefined
  const label = DomUtils.textContent(title).replace(/\s+/g, ' ').trim().slice(0, LABEL_MAX_CHARACTERS)
  const links = DomUtils.getElementsByTagName('a', entry, true)
  const [first] = links
  if (label === '' || first === undefined) return undefined
  if (links.length === 1) return { id, label, href: first.attribs.href ?? '' }
  // A link that is the label of its group stays in the panel as its first link.
  if (DomUtils.getElementsByTagName('a', title, true).length === 0) DomUtils.removeElement(title)
  for (const heading of DomUtils.findAll(isTitle, entry.children)) heading.name = 'p'
  return { id, label, panel: DomUtils.getInnerHTML(entry).trim() }
}

const childrenOf = ({ children }: Document) => children
const isElement = (node: Node): node is Element => node.type === ElementType.Tag
const isList = ({ name }: Element): boolean => name === 'ul' || name === 'ol'
const hasWords = (node: Node): boolean => DomUtils.textContent(node).trim() !== ''
const isTitle = (node: Node): node is Element => isElement(node) && TITLES.includes(node.name)
