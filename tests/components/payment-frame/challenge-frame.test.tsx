import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ChallengeFrame } from '@/components/payment-frame/challenge-frame'

const ORIGIN = 'https://pay.example'
const FRAME = { kind: 'frame', address: `${ORIGIN}/challenge/c1?lang=en`, origin: ORIGIN } as const

const onOver = vi.fn<(href: string) => void>()

beforeEach(() => {
  onOver.mockClear()
  render(
    <ChallengeFrame
      frame={FRAME}
      title="Bank"
      hrefs={{ completed: '/placing', left: '/payment' }}
      onOver={onOver}
    />,
  )
})

const frame = () => screen.getByTitle<HTMLIFrameElement>('Bank')

/** A message of the frame, unless another sender is given. */
const receive = (data: unknown, sender: { origin?: string; source?: Window | null } = {}) =>
  act(() => {
    const source = frame().contentWindow
    window.dispatchEvent(new MessageEvent('message', { data, origin: ORIGIN, source, ...sender }))
  })

const message = (type: string) => ({ source: 'payment-challenge', type })

describe('the frame of a challenge', () => {
  it('shows the page of the provider', () => {
    expect(frame()).toHaveAttribute('src', FRAME.address)
  })

  it.each([
    ['completed', '/placing'],
    ['left', '/payment'],
  ])('that says %s leads to %s', (type, href) => {
    receive(message(type))
    expect(onOver.mock.calls).toEqual([[href]])
  })

  it('that says anything else leads nowhere', () => {
    for (const data of [message('paid'), { source: 'payment-fields', type: 'completed' }, 'completed', null])
      receive(data)
    expect(onOver).not.toHaveBeenCalled()
  })

  it('is the only sender that counts', () => {
    receive(message('completed'), { origin: 'https://evil.example' })
    receive(message('completed'), { source: window })
    expect(onOver).not.toHaveBeenCalled()
  })
})
