import type { ReactNode } from 'react'
import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Button } from '@/components/ui/button'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { accountPageTitle } from '@/lib/i18n/account-page-title'
import { storeCrumbs } from '@/lib/i18n/crumbs'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { supportActionPath, supportLogPath, supportPath } from '@/lib/site/support-paths'

type Props = {
  locale: Locale
  /** Name of a page below the search. */
  title?: string | undefined
  /** Rendered above the heading, for example an error summary. */
  before?: ReactNode
  /** Name of the agent; undefined where nobody is signed in. */
  agent?: string | undefined
  /** Whether the log of what was done is offered. */
  hasLog?: boolean | undefined
  hidden?: HiddenFieldValues | undefined
  children: ReactNode
}

/** Frame of the pages of support staff, who have no customer account. */
export function SupportFrame({ locale, title, before, agent, hasLog, hidden, children }: Props) {
  const root = accountPageTitle(locale, 'supportLogin')
  const crumbs =
    title === undefined
      ? [...storeCrumbs(locale), { label: root }]
      : [...storeCrumbs(locale), { label: root, href: supportPath(locale) }, { label: title }]
  return (
    <div className="column py-8 lg:py-12">
      <Breadcrumbs label={getTranslator(locale, 'layout')('breadcrumbs')} crumbs={crumbs} />
      <div className="mt-4">
        {before}
        <h1 className="wrap-anywhere">{title ?? root}</h1>
      </div>
      {agent !== undefined && <AgentLine {...{ locale, agent, hasLog, hidden }} />}
      {children}
    </div>
  )
}

/** Who is signed in, with the log and the way out. */
function AgentLine({ locale, agent, hasLog, hidden }: Pick<Props, 'locale' | 'agent' | 'hasLog' | 'hidden'>) {
  const t = getTranslator(locale, 'support')
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
      <p className="wrap-anywhere">{t('signIn.signedInAs', { name: agent ?? '' })}</p>
      {hasLog === true && <a href={supportLogPath(locale)}>{t('log.title')}</a>}
      <form method="post" action={supportActionPath(locale, 'sign-out')}>
        {hidden && <HiddenFields {...hidden} />}
        <Button type="submit" variant="quiet">
          {t('signIn.signOut')}
        </Button>
      </form>
    </div>
  )
}
