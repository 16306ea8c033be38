import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { Confirmation } from '@/components/page/confirmation'
import { SignInToContinue } from '@/components/session/sign-in-to-continue'
import { Button, ButtonLink } from '@/components/ui/button'
import type { OutstandingItems } from '@/lib/account-closure/outstanding-items'
import { formatDate } from '@/lib/format/date'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { closeAccountPath } from '@/lib/site/account-closure-paths'
import { accountPath } from '@/lib/site/account-pages'
import { accountClosureActionPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { OutstandingItemsList } from './outstanding-items-list'

export type AccountClosureProps = {
  locale: Locale
  hidden: HiddenFieldValues
  /** The day on which the account closes, yyyy-mm-dd. */
  closesOn: string | undefined
  /** Whether the page asks if the account shall be closed. */
  isAsking: boolean
  /** What the question lists; undefined if it is not asked. */
  open: OutstandingItems | undefined
  /** Whether the sign-in is so recent that it need not be repeated. */
  isRecent: boolean
}

const HEADING_ID = 'account-closure'

/** Closing the account, which is asked for twice, and keeping it until it is closed. */
export function AccountClosure({ locale, hidden, closesOn, isAsking, open, isRecent }: AccountClosureProps) {
  const t = getTranslator(locale, 'accountClosure')
  return (
    <>
      <h2 className="mt-10" id={HEADING_ID}>
        {t('title')}
      </h2>
      {closesOn !== undefined ? (
        <Closing {...{ locale, hidden, closesOn }} />
      ) : !isAsking ? (
        <>
          <p className="mt-2 max-w-prose">{t('text')}</p>
          <p className="mt-4">
            <ButtonLink href={`${closeAccountPath(locale)}#${HEADING_ID}`} variant="secondary">
              {t('ask')}
            </ButtonLink>
          </p>
        </>
      ) : isRecent && open !== undefined ? (
        <Question {...{ locale, hidden, open }} />
      ) : (
        <SignInToContinue locale={locale} text={t('signIn')} />
      )}
    </>
  )
}

type FormProps = Pick<AccountClosureProps, 'locale' | 'hidden'>

function Question({ locale, hidden, open }: FormProps & { open: OutstandingItems }) {
  const t = getTranslator(locale, 'accountClosure')
  return (
    <Confirmation
      heading="h3"
      texts={{
        title: t('question.title'),
        text: t('question.text'),
        yes: t('question.yes'),
        no: t('question.no'),
      }}
      action={accountClosureActionPath(locale)}
      hidden={hidden}
      intent="close"
      fields={{}}
      cancelHref={accountPath(locale, 'preferences')}
    >
      <dl className="mt-3 space-y-2">
        <dt className="font-semibold">{t('question.goesTitle')}</dt>
        <dd>{t('question.goes')}</dd>
        <dt className="font-semibold">{t('question.staysTitle')}</dt>
        <dd>{t('question.stays')}</dd>
      </dl>
      <OutstandingItemsList {...{ locale, open }} />
    </Confirmation>
  )
}

function Closing({ locale, hidden, closesOn }: FormProps & { closesOn: string }) {
  const t = getTranslator(locale, 'accountClosure')
  return (
    <>
      <p className="mt-2 max-w-prose">{t('closing', { date: formatDate(locale, closesOn) ?? closesOn })}</p>
      <form method="post" action={accountClosureActionPath(locale)} className="mt-4">
        <HiddenFields {...hidden} />
        <Button type="submit" variant="secondary" name="intent" value="keep">
          {t('keep')}
        </Button>
      </form>
    </>
  )
}
