import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { ComparedMemory } from '@/components/compare/compared-memory'

const Page = ({ compared }: { compared?: string }) => (
  <>
    {compared !== undefined && <div data-compared={compared} />}
    <a href="#compare?codes=P900000009" data-compare="P900000009">
      <span>Compare</span>
    </a>
    <ComparedMemory />
  </>
)

const follow = () => {
  fireEvent.click(screen.getByText('Compare'))
  return screen.getByRole('link').getAttribute('href')
}

beforeEach(() => sessionStorage.clear())

describe('a link that compares a title', () => {
  it('begins a comparison where there is none', () => {
    render(<Page />)
    expect(follow()).toBe('#compare?codes=P900000009')
  })

  it('adds its title to those compared last, once', () => {
    render(<Page compared="P900000001,P900000002" />).unmount()
    render(<Page />)
    expect(follow()).toBe('#compare?codes=P900000001,P900000002,P900000009')
    expect(follow()).toBe('#compare?codes=P900000001,P900000002,P900000009')
  })

  it('loses nothing where four are compared already', () => {
    render(<Page compared="P900000001,P900000002,P900000003,P900000004" />)
    expect(follow()).toBe('#compare?codes=P900000001,P900000002,P900000003,P900000004,P900000009')
  })

  it('leaves the order as it is where its title is among them', () => {
    render(<Page compared="P900000009,P900000002" />)
    expect(follow()).toBe('#compare?codes=P900000009,P900000002')
  })

  it('begins anew after the last title was taken away', () => {
    render(<Page compared="P900000001" />).unmount()
    render(<Page compared="" />).unmount()
    render(<Page />)
    expect(follow()).toBe('#compare?codes=P900000009')
  })
})
