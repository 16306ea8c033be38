import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { ComparedMemory } from '@/components/compare/compared-memory'
import { COMPARE_FORM_ID } from '@/lib/catalogue/compare/compare-form'

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

const List = () => (
  <>
    {['P900000002', 'P900000009'].map(code => (
      <input
        key={code}
        type="checkbox"
        form={COMPARE_FORM_ID}
        name="codes"
        value={code}
        data-compare={code}
        aria-label={code}
      />
    ))}
    <form id={COMPARE_FORM_ID}>
      <button type="submit">
        Compare selected <span data-compared-count="" />
      </button>
    </form>
    <ComparedMemory />
  </>
)

/** What a browser sends: it tells the form's data before, which jsdom does not. */
function sent() {
  const form = document.querySelector('form') as HTMLFormElement
  const formData = new FormData(form)
  fireEvent(form, Object.assign(new Event('formdata', { bubbles: true }), { formData }))
  return formData.getAll('codes')
}

describe('what is chosen in a list', () => {
  it('is counted at the button that compares it', () => {
    render(<List />)
    const [first, second] = screen.getAllByRole('checkbox') as [HTMLElement, HTMLElement]
    fireEvent.click(first)
    fireEvent.click(second)
    expect(screen.getByRole('button')).toHaveTextContent('Compare selected (2)')
    fireEvent.click(first)
    fireEvent.click(second)
    expect(screen.getByRole('button')).toHaveTextContent(/^Compare selected\s*$/)
  })

  it('joins what was compared last, each once', () => {
    render(<Page compared="P900000001,P900000002" />).unmount()
    render(<List />)
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box)
    expect(sent()).toEqual(['P900000001', 'P900000002', 'P900000009'])
  })
})
