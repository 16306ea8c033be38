import 'server-only'
import { loadItem, loadTitle } from '@/lib/catalogue/catalogue.server'
import { type FoundItems, findItems } from '@/lib/catalogue/find-items.server'
import { isNotFound } from '@/lib/catalogue/is-not-found'
import { MOST_ENTRIES } from '@/lib/contract/commerce/cart/cart-limits'
import type { ItemProduct } from '@/lib/contract/commerce/catalogue/product'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'
import type { Named } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { type AddressedLine, type CartLines, typedLines } from './cart-lines'
import { checkQuantity, type QuantityVerdict } from './check-quantity'

/** A chosen item, its quantity as typed, and whether that quantity can be ordered. */
type ChosenItem = { item: ItemProduct; typed: string; verdict: QuantityVerdict }

/**
 * `missing`: item numbers that do not exist on this site. `title`: the title on whose page the items were
 * chosen.
 */
export type Chosen = {
  title?: Named & { acronym: string }
  items: readonly ChosenItem[]
  missing: readonly string[]
}

/**
 * Maximum of items that an address of ours names, and that are loaded one by one, which are in the cache as a
 * rule. More are asked for a hundred at a time.
 */
export const MOST_ADDRESSED_ITEMS = 30

/** The items that a page was given: those of its title by one call, any other by its number. */
export async function loadChosen(locale: Locale, lines: CartLines): Promise<Result<Chosen, Problem>> {
  const title = lines.title === undefined ? undefined : await loadTitle(locale, lines.title)
  if (title?.ok === false && !isNotFound(title.error)) return title
  const named = title?.ok === true ? title.value.value : undefined
  const ofTitle = new Map(named?.variantOptions?.map(item => [item.code, item]))
  const typed = typedLines(lines)
  const others = typed.filter(({ code }) => !ofTitle.has(code)).slice(0, MOST_ENTRIES)
  const single = await loadOthers(locale, others)
  if (!single.ok) return single
  const items = new Map([...ofTitle, ...single.value])
  return ok({
    ...(named !== undefined && {
      title: { code: named.code, name: named.name, acronym: named.assessment.acronym },
    }),
    items: typed.flatMap(line => chosenItem(line, items.get(line.code)) ?? []),
    missing: typed.map(({ code }) => code).filter(code => !items.has(code)),
  })
}

async function loadOthers(
  locale: Locale,
  lines: readonly AddressedLine[],
): Promise<Result<FoundItems, Problem>> {
  if (lines.length > MOST_ADDRESSED_ITEMS)
    return findItems(
      locale,
      lines.map(({ code }) => code),
    )
  const answers = await Promise.all(lines.map(({ code }) => loadItem(locale, code)))
  const away = answers.find(answer => !answer.ok && !isNotFound(answer.error))
  if (away?.ok === false) return failed(away.error)
  const found = answers.flatMap(answer => (answer.ok ? [answer.value.value] : []))
  return ok(new Map(found.map(item => [item.code, item])))
}

function chosenItem({ quantity }: AddressedLine, item: ItemProduct | undefined): ChosenItem | undefined {
  if (item === undefined) return undefined
  const typed = String(quantity)
  return { item, typed, verdict: checkQuantity(typed, item.productItem.order) }
}
