import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import type { SECTIONS } from '@/lib/preferences/sections'
import { draw, section, words } from './draw-preferences'

describe('the sections together', () => {
  const leave = () => fireEvent(window, new Event('beforeunload', { cancelable: true }))
  const save = (name: (typeof SECTIONS)[number]) =>
    fireEvent.click(within(section(name)).getByRole('button', { name: words()[name].save }))

  /** Draws the page once its question is ready, and records what is sent. */
  async function drawReady(differences: Parameters<typeof draw>[0] = {}) {
    const sent: string[] = []
    const stop = (event: Event) => {
      if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
      sent.push(String(new FormData(event.target).get('section')))
      event.preventDefault()
    }
    draw(differences)
    await waitFor(() => expect(document.querySelector('dialog')).not.toBeNull())
    // Behind the question, which listens at the window.
    window.addEventListener('submit', stop)
    onTestFinished(() => window.removeEventListener('submit', stop))
    return sent
  }

  it('ask before one is saved that would lose the changes of another', async () => {
    const sent = await drawReady()
    fireEvent.click(within(section('topics')).getByRole('checkbox', { name: 'Training' }))
    save('warning')
    const dialog = await screen.findByRole('dialog', { name: getMessages('en-us').account.leave.title })
    expect(sent).toEqual([])
    fireEvent.click(within(dialog).getByRole('button', { name: getMessages('en-us').account.leave.stay }))
    expect(within(section('topics')).getByRole('checkbox', { name: 'Training' })).toBeChecked()
    save('warning')
    fireEvent.click(await screen.findByRole('button', { name: getMessages('en-us').account.leave.leave }))
    expect(sent).toEqual(['warning'])
  })

  it('are saved without a question where nothing else has changed', async () => {
    const sent = await drawReady()
    fireEvent.click(within(section('topics')).getByRole('checkbox', { name: 'Training' }))
    expect(leave()).toBe(false)
    save('topics')
    expect(sent).toEqual(['topics'])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(leave()).toBe(true)
  })

  it('ask before choices are lost that were not saved, and not before these are sent again', async () => {
    const codes = { shown: [], ticked: ['MARKETING_TRAINING'] }
    const sent = await drawReady({
      rejected: {
        section: 'topics',
        errors: { fieldErrors: [], formErrors: [] },
        typed: { section: 'topics', codes, takesBack: false },
      },
    })
    expect(leave()).toBe(false)
    save('topics')
    expect(sent).toEqual(['topics'])
  })
})
