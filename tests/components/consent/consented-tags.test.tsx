import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ConsentSettingsButton } from '@/components/consent/consent-settings-button'
import { ConsentedTags } from '@/components/consent/consented-tags'
import { readConsent } from '@/lib/consent/consent'
import { CONSENT_COOKIE } from '@/lib/cookies/cookie-names'
import { getMessages } from '@/lib/i18n/messages'
import { loginPath } from '@/lib/site/paths'

const { consent: texts } = getMessages('en-us')
const startTagManager = vi.hoisted(() => vi.fn(async () => true))

vi.mock('@/components/consent/tag-manager', () => ({ startTagManager }))
vi.mock('@/components/session/visitor', () => {
  const visitor = { state: 'anonymous' }
  return { useVisitor: () => visitor, currentVisitor: () => visitor }
})

const setCookie = (value: string, age = 60) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the page under test reads it there.
  document.cookie = `${CONSENT_COOKIE}=${value}; path=/; max-age=${age}`
}

afterEach(() => {
  history.replaceState(null, '', '/')
  setCookie('', 0)
  vi.unstubAllGlobals()
})

const draw = () =>
  render(
    <>
      <ConsentedTags url="https://tags.example/a.js" locale="en-us" texts={texts} />
      <footer>
        <ConsentSettingsButton label={texts.settings} />
      </footer>
    </>,
  )
const askForSettings = () =>
  userEvent.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: texts.settings }))
const bar = () => screen.findByRole('region', { name: texts.title })
const settings = () => screen.findByRole('dialog', { name: texts.settings })

describe('the question about cookies', () => {
  it('opens its settings for who asks for them in the footer while it is put, as often as they ask', async () => {
    draw()
    await bar()
    for (let time = 0; time < 2; time += 1) {
      await askForSettings()
      await settings()
      await userEvent.click(screen.getByRole('button', { name: texts.close }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(await bar()).toBeVisible()
    }
    expect(readConsent(document.cookie)).toBeUndefined()
  })

  it('has an opener in the footer only while it can be asked for', () => {
    draw()
    expect(screen.getByText(texts.settings)).not.toHaveClass('invisible')
    cleanup()
    render(<ConsentSettingsButton label={texts.settings} />)
    expect(screen.getByText(texts.settings)).toHaveClass('invisible')
  })

  it('is gone after an answer, which is kept and allows nothing by itself', async () => {
    draw()
    await bar()
    await userEvent.click(screen.getByRole('button', { name: texts.onlyNecessary }))
    expect(screen.queryByRole('region')).toBeNull()
    expect(readConsent(document.cookie)).toEqual({ statistics: false, marketing: false })
    expect(startTagManager).not.toHaveBeenCalled()
  })

  it('shows the choice so far in the settings, and no question when they are closed', async () => {
    // Where nothing is measured, whatever the choice.
    history.replaceState(null, '', loginPath('en-us'))
    setCookie('statistics')
    draw()
    await askForSettings()
    await settings()
    expect(
      screen.getByRole('checkbox', { name: new RegExp(texts.categories.statistics.label) }),
    ).toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: texts.close }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('offers nothing that the browser’s own signal has refused already', async () => {
    vi.stubGlobal('navigator', Object.create(navigator, { globalPrivacyControl: { value: true } }))
    draw()
    await bar()
    await askForSettings()
    await settings()
    const marketing = screen.getByRole('checkbox', { name: new RegExp(texts.categories.marketing.label) })
    expect(marketing).toBeDisabled()
    expect(marketing).not.toBeChecked()
    expect(screen.getByText(texts.privacySignal)).toBeVisible()
  })
})
