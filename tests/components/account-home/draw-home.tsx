import { screen } from '@testing-library/react'
import { AccountHomePage } from '@/components/account-home/account-home-page'
import type { Locale } from '@/lib/site/sites'
import { renderFromServer } from '../../support/render-from-server'
import { NOW, QUIET } from '../../unit/account-home/samples'

/** Draws the account home of Nora Vale. */
export const draw = (
  home: Partial<typeof QUIET>,
  hiddenPages: readonly string[] = [],
  locale: Locale = 'en-us',
) =>
  renderFromServer(
    <AccountHomePage
      locale={locale}
      name="Nora Vale"
      home={{ ...QUIET, ...home }}
      hiddenPages={hiddenPages}
      hidden={{ submissionKey: 'k-1', formOwner: 'sealed' }}
      now={NOW}
    />,
  )

/** The card of a title. */
export const card = (title: string): HTMLElement => {
  const heading = screen.getByRole('heading', { name: title, level: 3 })
  const item = heading.closest('li')
  if (item === null) throw new Error(`no card ${title}`)
  return item
}
