import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Hero } from '@/components/home/hero'
import { useVisitor } from '@/components/session/visitor'
import { getMessages } from '@/lib/i18n/messages'
import { LOCALES } from '@/lib/site/sites'

vi.mock('@/components/session/visitor', () => ({ useVisitor: vi.fn() }))

afterEach(() => vi.resetAllMocks())

const SIGNED_IN = {
  state: 'signedIn',
  visitorKey: 'k',
  firstName: 'A',
  lastName: 'B',
  hiddenPages: [],
} as const

describe.each(LOCALES)('the entrance of the regional home of %s', locale => {
  const { account, home } = getMessages(locale)

  it('leads a signed-in user to the account, and offers no other one', () => {
    vi.mocked(useVisitor).mockReturnValue(SIGNED_IN)
    render(<Hero locale={locale} />)
    expect(screen.getByRole('link', { name: account.navigation })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: home.hero.register })).toBeNull()
  })

  it('offers both without script, which could not tell them apart', () => {
    const html = renderToStaticMarkup(<Hero locale={locale} />)
    expect(html).toContain(home.hero.register)
    const [, inNoScript = ''] = /<noscript[^>]*>(.*?)<\/noscript>/s.exec(html) ?? []
    expect(inNoScript).toContain(`>${account.navigation}</a>`)
  })
})
