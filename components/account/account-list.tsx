import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { fill } from '@/lib/i18n/fill'
import type { AccountView } from '@/lib/organisation/account-view'
import type { Messages } from '@/locales/en/messages'

export type AccountTexts = Messages['account']['accounts']

const TONES = { linked: 'success', pending: 'warm', rejected: 'danger', merged: 'neutral' } as const

type Props = { accounts: readonly AccountView[]; texts: AccountTexts }

/** The accounts that the user may order for, one card each. */
export const AccountList = ({ accounts, texts }: Props) => (
  <ul className="mt-6 space-y-4">
    {accounts.map(account => (
      <li key={account.uid}>
        <Card>
          <h2 className="text-xl wrap-anywhere">{account.name}</h2>
          <p className="mt-2 mb-4 flex flex-wrap gap-2">
            <Badge>{account.isPersonal ? texts.personal : texts.organisation}</Badge>
            {account.isDefault && <Badge tone="accent">{texts.default}</Badge>}
          </p>
          <DescriptionList descriptions={factsOf(account, texts)} isInCard />
        </Card>
      </li>
    ))}
  </ul>
)

function factsOf(account: AccountView, texts: AccountTexts) {
  const { number, isTemporary, place, level, isAdministrator, isPersonal } = account
  const shownNumber = isTemporary ? `${number ?? ''} (${texts.temporary})` : number
  return [
    // A personal account may never get a number; an organization without a number is waiting for one.
    ...(isPersonal && number === undefined
      ? []
      : [{ term: texts.number, description: number === undefined ? texts.noNumber : shownNumber }]),
    ...(place === '' ? [] : [{ term: texts.place, description: place }]),
    ...(level === undefined ? [] : [{ term: texts.level, description: level }]),
    ...(isPersonal
      ? []
      : [
          { term: texts.role, description: isAdministrator ? texts.administrator : texts.member },
          { term: texts.status, description: <LinkState account={account} texts={texts} /> },
        ]),
  ]
}

const LinkState = ({
  account: { link, mergedInto },
  texts,
}: {
  account: AccountView
  texts: AccountTexts
}) => (
  <Badge tone={TONES[link]}>
    {link === 'merged' ? fill(texts.merged, { name: mergedInto ?? '' }) : texts[link]}
  </Badge>
)
