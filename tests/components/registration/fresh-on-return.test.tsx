import { fireEvent, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FreshOnReturn } from '@/components/form/aids/fresh-on-return'

const show = (persisted: boolean) => fireEvent(window, Object.assign(new Event('pageshow'), { persisted }))

it('a page that comes back from the browser’s memory is asked for again', () => {
  const onReturn = vi.fn<() => void>()
  render(<FreshOnReturn onReturn={onReturn} />)
  show(false)
  expect(onReturn).not.toHaveBeenCalled()
  show(true)
  expect(onReturn).toHaveBeenCalledOnce()
})
