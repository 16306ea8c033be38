import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { FrameDialogTexts } from '@/components/help/frame-dialog-texts'
import { FrameDialogs } from '@/components/help/frame-dialogs'
import { openFrameDialog } from '@/components/ui/frame-dialog-names'

const CONTACT = { label: 'Contact page', href: 'https://www.assessments.example/en-gb/contact-us' }

const textsWith = (number: string | undefined): FrameDialogTexts => ({
  close: 'Close',
  help: {
    title: 'Get in touch',
    text: 'We help.',
    phone: { label: 'Phone', number, elsewhere: 'On the contact page.' },
    hours: { label: 'Hours', text: 'Monday' },
    writing: { label: 'In writing', form: CONTACT },
    topics: { label: 'Topics', links: [{ label: 'Returns', href: '/returns' }] },
    contact: CONTACT,
  },
  country: { title: 'Which country?', text: 'None of ours.', contacts: { label: 'World', href: '/world' } },
})

const drawTexts = (texts: FrameDialogTexts) =>
  render(
    <>
      <a href={CONTACT.href} data-dialog="help">
        Need help?
      </a>
      <FrameDialogs texts={texts} />
    </>,
  )

const draw = (number?: string) => drawTexts(textsWith(number))

describe('the dialogs of every page', () => {
  it('are not there until a user asks', () => {
    draw()
    expect(document.querySelector('dialog')).toBeNull()
    expect(screen.getByRole('link')).toHaveAttribute('href', CONTACT.href)
  })

  it('open from a link, named by their heading, and give the focus back', async () => {
    const user = userEvent.setup()
    draw()
    const opener = screen.getByRole('link', { name: 'Need help?' })
    await user.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Get in touch' })
    expect(within(dialog).getByRole('heading', { name: 'Get in touch' })).toHaveFocus()
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(opener).toHaveFocus()
  })

  it('dial the number that the editors have published', async () => {
    draw('0808 157 0192')
    await userEvent.click(screen.getByRole('link', { name: 'Need help?' }))
    expect(await screen.findByRole('link', { name: '0808 157 0192' })).toHaveAttribute(
      'href',
      'tel:08081570192',
    )
  })

  it('say where the number is where none is published', async () => {
    draw()
    await userEvent.click(screen.getByRole('link', { name: 'Need help?' }))
    expect(await screen.findByText('On the contact page.')).toBeVisible()
  })

  it('promise no number where customer support has no telephone', async () => {
    const { help, ...others } = textsWith(undefined)
    drawTexts({ ...others, help: { ...help, phone: undefined } })
    await userEvent.click(screen.getByRole('link', { name: 'Need help?' }))
    expect(await screen.findByText('Hours')).toBeVisible()
    expect(screen.queryByText('Phone')).toBeNull()
    expect(screen.queryByText('On the contact page.')).toBeNull()
  })

  it('open unasked for who cannot be placed', async () => {
    draw()
    openFrameDialog('country')
    const dialog = await screen.findByRole('dialog', { name: 'Which country?' })
    expect(within(dialog).getByRole('link', { name: 'World' })).toHaveAttribute('href', '/world')
  })
})
