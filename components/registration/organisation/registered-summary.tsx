import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { TextLink } from '@/components/ui/text-link'
import { getTranslator } from '@/lib/i18n/translator'
import type { RegisteredOrganisation } from '@/lib/registration/registered-organisation.server'
import { accountPath } from '@/lib/site/account-pages'
import { storePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  person: { name: string; email: string }
  organisation: RegisteredOrganisation
  /** Account pages that are closed to the user. */
  hiddenPages: readonly string[]
}

/** Summary of the account, and the possible next actions (spec §4). */
export function RegisteredSummary({ locale, person, organisation, hiddenPages }: Props) {
  const text = getTranslator(locale, 'register')
  const next = [
    {
      href: storePath(locale),
      title: text('registered.browse'),
      explanation: text('registered.browseText'),
    },
    ...(hiddenPages.includes('qualifications')
      ? []
      : [
          {
            href: accountPath(locale, 'qualifications'),
            title: text('registered.qualifications'),
            explanation: text('registered.qualificationsText'),
          },
        ]),
    {
      href: accountPath(locale, 'accountHome'),
      title: text('registered.account'),
      explanation: text('registered.accountText'),
    },
  ]
  return (
    <div className="max-w-form space-y-10">
      <section>
        <h2 className="mb-3">{text('registered.accountTitle')}</h2>
        <AccountFacts locale={locale} person={person} organisation={organisation} />
      </section>
      <section>
        <h2 className="mb-3">{text('registered.nextTitle')}</h2>
        <ul className="space-y-4">
          {next.map(({ href, title, explanation }) => (
            <li key={href}>
              <Card>
                <h3>
                  <TextLink href={href} className="inline-block py-1">
                    {title}
                  </TextLink>
                </h3>
                <p className="mt-1 text-muted">{explanation}</p>
              </Card>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function AccountFacts({ locale, person, organisation }: Omit<Props, 'hiddenPages'>) {
  const text = getTranslator(locale, 'register')
  const named = organisation.kind === 'organisation' ? organisation : undefined
  const facts = [
    { term: text('registered.nameLabel'), description: <bdi>{person.name}</bdi> },
    { term: text('registered.emailLabel'), description: person.email },
    {
      term: text(named ? 'registered.organisationLabel' : 'registered.accountLabel'),
      description: named ? <bdi>{named.name}</bdi> : text('registered.personalAccount'),
    },
    ...(named && (named.number !== undefined || !named.approvalPending)
      ? [
          {
            term: text(named.temporary ? 'registered.temporaryNumberLabel' : 'registered.numberLabel'),
            description: named.number ? (
              <strong className="text-lg tracking-wide">{named.number}</strong>
            ) : (
              text('registered.numberPending')
            ),
          },
        ]
      : []),
  ]
  return (
    <>
      <DescriptionList descriptions={facts} />
      {named?.temporary && <p className="mt-3 text-muted">{text('registered.temporaryNumberText')}</p>}
      {named?.approvalPending && (
        <p className="mt-3 text-muted">
          {text(named.decidedByService ? 'registered.decidedByService' : 'registered.approvalPending')}
        </p>
      )}
    </>
  )
}
