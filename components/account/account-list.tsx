import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { fill } from '@/lib/i18n/fill'
import { isOpenForOrders } from '@/lib/organisation/account-view'
import type { AccountView } from '@/lib/organisation/account-view-schema'
import { shownNumber } from '@/lib/organisation/show-organisation'
import { accountDetailPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import type { Messages } from '@/locales/en/messages'
import { SwitchForm } from './organisations/switch-form'

export type AccountTexts = Messages['account']['accounts']

const TONES = {
  linked: 'success',
  pending: 'warm',
  rejected: 'danger',
  merged: 'neutral',
  closed: 'neutral',
} as const

export type ListTexts = Messages['organisations']['list'] & {
  /** Label of the button that makes the cart one of an account, and the same with its name. */
  switch: Messages['organisations']['switch']
  /** States of certificates of tax exemption. */
  states: Messages['taxExemptions']['status']
}

type Props = {
  locale: Locale
  accounts: readonly AccountView[]
  /** Uid of the account that the cart is for. */
  acting: string | undefined
  texts: AccountTexts
  words: ListTexts
  hidden: HiddenFieldValues
}

/** The accounts that the user may order for, one card each with its page and the way to order for it. */
export const AccountList = ({ locale, accounts, acting, texts, words, hidden }: Props) => (
  <ul className="mt-6 space-y-4">
    {accounts.map(account => (
      <li key={account.uid}>
        <Card>
          <h2 className="text-xl wrap-anywhere">{account.name}</h2>
          <p className="mt-2 mb-4 flex flex-wrap gap-2">
            <Badge>{account.isPersonal ? texts.personal : texts.organisation}</Badge>
            {account.isDefault && <Badge tone="accent">{texts.default}</Badge>}
            {account.uid === acting && <Badge tone="accent">{words.acting}</Badge>}
            {account.isInReview && <Badge tone="warm">{words.inReview}</Badge>}
            {account.isSuspended && <Badge tone="danger">{words.suspended}</Badge>}
          </p>
          <DescriptionList descriptions={factsOf(account, texts, words)} isInCard />
          <div className="no-print mt-6 flex flex-wrap items-center gap-3">
            <ButtonLink
              href={accountDetailPath(locale, 'accounts', account.uid)}
              variant="secondary"
              aria-label={fill(words.openNamed, { name: account.name })}
            >
              {words.open}
            </ButtonLink>
            {isOpenForOrders(account) && account.uid !== acting && (
              <SwitchForm
                {...{ locale, hidden }}
                uid={account.uid}
                label={words.switch.submit}
                fullLabel={fill(words.switch.named, { name: account.name })}
              />
            )}
          </div>
        </Card>
      </li>
    ))}
  </ul>
)

function factsOf(account: AccountView, texts: AccountTexts, words: ListTexts) {
  const { number, level, isAdministrator, isPersonal } = account
  const { inventory, exemptIn, certificates, creditLimit, link, isMasked } = account
  return [
    // A personal account may never get a number; an organization without a number is waiting for one, unless
    // the user may not see it.
    ...((isPersonal || isMasked) && number === undefined
      ? []
      : [{ term: texts.number, description: shownNumber(account, texts) }]),
    ...placeFact(account, texts),
    ...(level === undefined ? [] : [{ term: texts.level, description: level }]),
    ...(inventory === undefined ? [] : [{ term: words.inventory, description: inventory }]),
    ...(exemptIn === undefined ? [] : [{ term: words.exempt, description: exemptIn.join(', ') }]),
    ...(certificates === undefined
      ? []
      : [
          {
            term: words.certificates,
            description: certificates
              .map(({ region, status }) => fill(words.certificate, { region, status: words.states[status] }))
              .join(', '),
          },
        ]),
    ...(creditLimit === undefined || link !== 'linked'
      ? []
      : [{ term: words.credit, description: account.isSuspended ? words.suspended : creditLimit }]),
    ...(isPersonal
      ? []
      : [
          ...(isMasked
            ? []
            : [{ term: texts.role, description: isAdministrator ? texts.administrator : texts.member }]),
          { term: texts.status, description: <LinkState account={account} texts={texts} words={words} /> },
        ]),
  ]
}

/** The address, or the place alone, which is all that is known without belonging to an organization. */
const placeFact = ({ address, place }: Pick<AccountView, 'address' | 'place'>, texts: AccountTexts) =>
  address !== undefined
    ? [{ term: texts.address, description: address }]
    : place === ''
      ? []
      : [{ term: texts.place, description: place }]

const LinkState = ({
  account: { link, mergedInto },
  texts,
  words,
}: {
  account: AccountView
  texts: AccountTexts
  words: ListTexts
}) => <Badge tone={TONES[link]}>{stateText({ link, mergedInto }, texts, words)}</Badge>

function stateText(
  { link, mergedInto }: Pick<AccountView, 'link' | 'mergedInto'>,
  texts: AccountTexts,
  words: ListTexts,
): string {
  if (link === 'merged') return fill(texts.merged, { name: mergedInto ?? '' })
  return link === 'closed' ? words.closed : texts[link]
}
