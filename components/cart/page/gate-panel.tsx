import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { type GateFacts, gatesOf } from '@/lib/cart/gates/gates'
import { quantityField } from '@/lib/cart/lines/line-fields'
import { levelName } from '@/lib/catalogue/level-name'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { formatList } from '@/lib/format/list'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { accountPath } from '@/lib/site/account-pages'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { cartEntriesActionPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { SHARE_ID } from './cart-form-id'

type Props = { locale: Locale; cart: Cart; facts: GateFacts; hidden: HiddenFieldValues }

const HEADING_ID = 'cart-gate'

/** Lines that the buyer may not order, the level that each needs, and the ways forward. */
export function GatePanel({ locale, cart, facts, hidden }: Props) {
  const t = getTranslator(locale, 'cart')
  const gates = gatesOf(cart)
  const lines = gates.flatMap(({ level, entries }) => entries.map(({ product }) => ({ level, product })))
  return (
    <section aria-labelledby={HEADING_ID} className="mt-6 max-w-form">
      <Card tone="paper">
        <h2 id={HEADING_ID} className="text-xl">
          {t('gate.title', { count: lines.length })}
        </h2>
        <p className="mt-2">{accountText(locale, cart)}</p>
        <ul className="mt-3 space-y-2">
          {lines.map(({ level, product: { code, name } }) => (
            <li key={code} className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
              <Badge tone="accent">{levelName(locale, level)}</Badge> {name}
            </li>
          ))}
        </ul>
        <Ways {...{ locale, cart, facts, hidden }} codes={lines.map(({ product }) => product.code)} />
      </Card>
    </section>
  )
}

/** For which account the cart is, and that what counts for it is not enough. */
function accountText(locale: Locale, { organization }: Cart): string {
  const t = getTranslator(locale, 'cart')
  return organization === undefined ? t('gate.personal') : t('gate.organization', { name: organization.name })
}

type WaysProps = Props & { codes: readonly string[] }

/**
 * An organization that holds the level, a qualified colleague, an own level, or a cart without these lines;
 * removing can be undone. The account of a quote is settled.
 */
function Ways({ locale, cart: { organization, sapQuote }, facts, hidden, codes }: WaysProps) {
  const t = getTranslator(locale, 'cart')
  const { organizations = [], holders } = facts
  const others = sapQuote === undefined ? organizations : []
  return (
    <div className="no-print">
      <h3 className="mt-5 text-base">{t('gate.ways')}</h3>
      <ul className="mt-1 list-disc space-y-1 pl-6">
        {others.map(name => (
          <li key={name}>
            <a href={checkoutPath(locale, 'account')} className="inline-block py-1 align-top wrap-anywhere">
              {t('gate.otherOrganization', { name })}
            </a>
          </li>
        ))}
        {organization !== undefined && <Colleagues {...{ locale, holders }} name={organization.name} />}
        {sapQuote === undefined && (
          <li>
            <a href={`#${SHARE_ID}`} className="inline-block py-1 align-top">
              {t('gate.ask')}
            </a>
          </li>
        )}
        <li>
          <a href={accountPath(locale, 'qualifications')} className="inline-block py-1 align-top">
            {getTranslator(locale, 'product')('level.how')}
          </a>
        </li>
      </ul>
      {sapQuote === undefined && (
        <form method="post" action={cartEntriesActionPath(locale)} data-cart-entries="" className="mt-3">
          <HiddenFields {...hidden} />
          {codes.map(code => (
            <input key={code} type="hidden" name={quantityField(code)} value="0" />
          ))}
          <Button type="submit" name="intent" value="update" variant="secondary">
            {t('gate.remove', { count: codes.length })}
          </Button>
        </form>
      )}
    </div>
  )
}

type ColleaguesProps = { locale: Locale; name: string; holders: GateFacts['holders'] }

/** Whom of the organization the buyer can order for, level by level where several are missing. */
function Colleagues({ locale, name, holders }: ColleaguesProps) {
  const t = getTranslator(locale, 'cart')
  const isHeld = holders === undefined || holders.some(({ people }) => people.length > 0)
  if (!isHeld) return <li>{t('gate.noHolders', { name })}</li>
  return (
    <li>
      {t('gate.colleague', { name })}
      {holders?.map(({ level, people }) => (
        <span key={level.code} className="block wrap-anywhere">
          {holdersText(locale, {
            name,
            level: levelName(locale, level),
            people,
            isOnly: holders.length === 1,
          })}
        </span>
      ))}
    </li>
  )
}

type Held = { name: string; level: string; people: readonly string[]; isOnly: boolean }

function holdersText(locale: Locale, { name, level, people, isOnly }: Held): string {
  const t = getTranslator(locale, 'cart')
  if (people.length === 0) return t('gate.noHoldersOf', { name, level })
  const listed = formatList(locale, people)
  return isOnly ? t('gate.holders', { name, people: listed }) : t('gate.holdersOf', { level, people: listed })
}
