import 'server-only'
import { chooseOrganization, createCart, deleteCart } from '@/lib/backends/commerce/carts.server'
import { isFullOfLists, saveCart } from '@/lib/backends/commerce/saved-carts.server'
import { withCartLock } from '@/lib/cart/access/cart-lock.server'
import { readCart } from '@/lib/cart/access/read-cart.server'
import type { Shopper } from '@/lib/cart/access/shopper.server'
import { accountDifferences } from '@/lib/cart/flash/account-differences'
import { CART_FORM } from '@/lib/cart/flash/cart-form.server'
import type { CartNext, CartResult } from '@/lib/cart/flash/cart-result'
import { quoteInCart } from '@/lib/cart/quote/quote-in-cart.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { FlashLine } from '@/lib/flash/flash'
import { dayIn } from '@/lib/format/calendar-day'
import { defineForm } from '@/lib/handlers/define-form.server'
import { failedBy } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { isOpenForOrders } from '@/lib/organisation/account-view'
import type { AccountView } from '@/lib/organisation/account-view-schema'
import { listAccounts } from '@/lib/organisation/list-accounts.server'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { requireSignedIn } from '@/lib/session/customer.server'
import { cartAccountPath, cartPath } from '@/lib/site/paths'
import { getSite } from '@/lib/site/sites'
import {
  ACCOUNT_FIELD,
  type AccountSwitch,
  ITEMS_FIELD,
  type ItemsChoice,
  readAccountSwitch,
  switchError,
} from './account-switch'
import { defaultName } from './default-name'
import type { Saving } from './save-list.server'

/** Changes the account that the cart is for, and does with its items what was chosen. */
export const handleAccountSwitch = defineForm<Shopper, AccountSwitch, CartNext>({
  ...CART_FORM,
  name: 'cart-account',
  signedIn: true,
  isMarked: true,
  page: ({ locale }) => cartAccountPath(locale),
  typed: ({ fields }) => {
    const { uid, items } = readAccountSwitch(fields)
    return { [ACCOUNT_FIELD]: uid, [ITEMS_FIELD]: items }
  },
  parse: ({ fields }) => ok(readAccountSwitch(fields)),
  submit: ({ sender }, command, { key }) => {
    const saving = { context: requireSignedIn(sender), shopper: sender, key }
    return withCartLock<CartResult>(sender, failedBy, () => perform(saving, command))
  },
})

async function perform(saving: Saving, { uid, items }: AccountSwitch): Promise<CartResult> {
  const [accounts, read] = await Promise.all([listAccounts(saving.context), readCart(saving.shopper)])
  if (!accounts.ok) return failedBy(accounts.error)
  if (!read.ok) return failedBy(read.error)
  const quoted = quoteInCart(read.value.cart, 'chooseOrganization')
  if (quoted !== undefined) return failedBy(quoted)
  const account = accounts.value.find(known => known.uid === uid && isOpenForOrders(known))
  if (account === undefined) return { kind: 'rejected', errors: switchError('required') }
  const { cart } = read.value
  const before = cart === undefined || cart.entries.length === 0 ? undefined : cart
  const cleared = await clear(saving, before, items)
  if (!cleared.ok)
    return isFullOfLists(cleared.error)
      ? { kind: 'rejected', errors: switchError('full') }
      : failedBy(cleared.error)
  if (cart === undefined || cleared.value.isCleared) {
    const made = await createCart(saving.context, `${saving.key}.cart`)
    if (!made.ok) return failedBy(made.error)
  }
  const after = await chooseOrganization(saving.context, { uid }, `${saving.key}.account`)
  if (!after.ok) return failedBy(after.error)
  const copied = cleared.value.isCleared ? undefined : before
  return switched(saving, account, [
    ...cleared.value.lines,
    ...(copied === undefined ? [] : differences(saving, account, { before: copied, after: after.value })),
  ])
}

const differences = (
  { context }: Saving,
  { isPersonal }: AccountView,
  carts: { before: Cart; after: Cart },
): readonly FlashLine[] => accountDifferences(context.locale, { ...carts, isPersonal })

/** `isCleared`: the cart is no longer the active one. */
type Cleared = { isCleared: boolean; lines: readonly FlashLine[] }

/** Saves or discards the items, unless they come along. */
async function clear(
  { context, key }: Saving,
  cart: Cart | undefined,
  items: ItemsChoice,
): Promise<Result<Cleared, Problem>> {
  if (cart === undefined || items === 'copy') return ok({ isCleared: false, lines: [] })
  const { locale } = context
  const t = getTranslator(locale, 'cart')
  if (items === 'discard') {
    const deleted = await deleteCart(context, cart.code)
    return deleted.ok ? ok({ isCleared: true, lines: [success(t('account.discarded'))] }) : deleted
  }
  const names = cart.entries.map(({ product }) => product.name)
  const name = defaultName(locale, { items: names, day: dayIn(getSite(locale).timeZone, Date.now()) })
  const saved = await saveCart(context, cart.code, { name }, `${key}.save`)
  return saved.ok ? ok({ isCleared: true, lines: [success(t('account.saved', { list: name }))] }) : saved
}

const success = (text: string): FlashLine => ({ tone: 'success', text })

function switched(
  { context: { locale } }: Saving,
  account: AccountView,
  lines: readonly FlashLine[],
): CartResult {
  const t = getTranslator(locale, 'cart')
  const name = account.isPersonal ? t('account.personal') : account.name
  const isLoss = lines.some(({ tone }) => tone === 'caution')
  const flash = {
    tone: isLoss ? 'caution' : 'success',
    message: t('account.changed', { name }),
    lines,
  } as const
  return { kind: 'next', href: cartPath(locale), flash }
}
