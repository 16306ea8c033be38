import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, it } from 'vitest'
import { chooseSummary, refusalErrors } from '@/components/cart/choose/choose-data'
import { CreateFromLinesForm } from '@/components/cart/choose/create-from-lines-form'
import { ReviewLinesPage } from '@/components/cart/choose/review-lines-page'
import { DEFAULT_FLAGS } from '@/lib/backends/flags/flag-values'
import { checkQuantity } from '@/lib/cart/lines/check-quantity'
import type { Chosen } from '@/lib/cart/lines/load-chosen.server'
import { getMessages } from '@/lib/i18n/messages'
import { cartOf, KIT, REPORTS } from './samples'

const { cart: TEXTS } = getMessages('en-us')

const choose = (typed: Readonly<Record<string, string>>, missing: readonly string[] = []): Chosen => ({
  title: { code: 'P900000011', name: 'Haldenwick Reasoning Scales', acronym: 'HWRS-3' },
  items: [KIT, REPORTS].flatMap(item => {
    const text = typed[item.code]
    if (text === undefined) return []
    return [{ item, typed: text, verdict: checkQuantity(text, item.productItem.order) }]
  }),
  missing,
})

const fieldsOf = (form: HTMLFormElement) => [...new FormData(form)]

const formOf = (button: string): HTMLFormElement => {
  const form = screen.getByRole('button', { name: button }).closest('form')
  if (form === null) throw new Error(`${button} sends nothing`)
  return form
}

describe('lines that could not be added as they were typed', () => {
  const draw = (chosen: Chosen) =>
    render(
      <ReviewLinesPage
        locale="en-us"
        view={{ state: 'shown', chosen }}
        hidden={{ submissionKey: 'key' }}
        supportHref="#support"
        reason="wrong"
        flags={DEFAULT_FLAGS.values}
      />,
    )

  it('are all sent again, right and wrong ones as they were typed', () => {
    draw(choose({ [KIT.code]: 'abc', [REPORTS.code]: '10' }))
    expect(fieldsOf(formOf(TEXTS.choose.cartSubmit))).toEqual([
      ['submissionKey', 'key'],
      ['title', 'P900000011'],
      ['quantity.0900000001', 'abc'],
      ['quantity.0900000002', '10'],
    ])
  })

  it('are shown in the summary and at the field', () => {
    draw(choose({ [KIT.code]: 'abc', [REPORTS.code]: '5' }))
    expect(screen.getAllByRole('link', { name: /: (enter|min)/ }).map(link => link.textContent)).toEqual([
      'Complete Kit: enter a whole number, for example 5',
      'Score Reports: min. 10 per order',
    ])
    expect(screen.getByRole('textbox', { name: /Score Reports$/ })).toHaveAccessibleDescription(
      /Min. 10 per order$/,
    )
  })

  it('name the numbers that this site does not know', () => {
    draw(choose({ [KIT.code]: '1' }, ['0999999999']))
    expect(screen.getByText('No item of this site has this number: 0999999999')).toBeVisible()
  })

  it('lead back to the title when nothing is chosen any more', () => {
    draw(choose({}))
    expect(screen.getByText(TEXTS.choose.nothing)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to HWRS-3' })).toBeVisible()
  })
})

describe('a new saved cart', () => {
  const draw = (props: Partial<ComponentProps<typeof CreateFromLinesForm>> = {}) =>
    render(
      <CreateFromLinesForm
        locale="en-us"
        purpose="list"
        source={{ from: 'address', chosen: choose({ [KIT.code]: '2' }) }}
        lists={[]}
        values={{ name: 'HWRS-3, November 22, 2026', description: '', list: '' }}
        errors={{ form: [] }}
        hidden={{ submissionKey: 'key' }}
        flags={DEFAULT_FLAGS.values}
        {...props}
      />,
    )

  it('is made of chosen items under a name, which is there to begin with', () => {
    draw()
    expect(fieldsOf(formOf(TEXTS.choose.listSubmit))).toEqual([
      ['submissionKey', 'key'],
      ['intent', 'new'],
      ['title', 'P900000011'],
      ['quantity.0900000001', '2'],
      ['name', 'HWRS-3, November 22, 2026'],
      ['description', ''],
    ])
  })

  it('can be one that is there already', () => {
    const list = {
      code: '00002001',
      name: 'Every August',
      totalItems: 1,
      totalUnitCount: 1,
      totalPrice: { currencyIso: 'USD', value: 10 },
    }
    draw({ lists: [list] })
    const where = screen.getByRole('combobox', { name: TEXTS.choose.where })
    expect(where).toHaveValue('')
    expect(screen.getByRole('option', { name: 'Every August' })).toHaveValue('00002001')
  })

  it('is made of the cart where nothing was chosen, whose lines are changed there', () => {
    draw({ source: { from: 'cart', cart: cartOf() } })
    expect(fieldsOf(formOf(TEXTS.choose.listSubmit)).map(([name]) => name)).toEqual([
      'submissionKey',
      'intent',
      'name',
      'description',
    ])
    expect(formOf(TEXTS.choose.listSubmit)).toHaveFormValues({ intent: 'save' })
    expect(screen.getByRole('link', { name: TEXTS.choose.change })).toHaveAttribute(
      'href',
      '/store/usassessments/en/cart',
    )
  })

  it('keeps what was typed, with what is wrong with it', () => {
    const errors = refusalErrors('en-us', {
      fields: {},
      errors: {
        fieldErrors: [
          { name: 'name', code: 'required' },
          { name: 'description', code: 'tooLong', params: { max: 255 } },
        ],
        formErrors: [],
      },
    })
    draw({ values: { name: '', description: 'Long', list: '' }, errors })
    expect(screen.getByRole('textbox', { name: TEXTS.choose.name })).toHaveAccessibleDescription(
      /Enter a name$/,
    )
    const note = screen.getByRole('textbox', { name: /^Note/ })
    expect(note).toHaveValue('Long')
    expect(note).toHaveAccessibleDescription(/must have 255 characters or fewer$/)
  })
})

describe('what is wrong with a whole form', () => {
  const entriesOf = (code: string, params?: Record<string, string | number>) =>
    chooseSummary(
      'en-us',
      undefined,
      refusalErrors('en-us', {
        fields: {},
        errors: { fieldErrors: [], formErrors: [params === undefined ? { code } : { code, params }] },
      }),
    ).map(({ text }) => text)

  it.each([
    ['noLines', undefined, TEXTS.errors.noLines],
    [
      'underThreshold',
      { least: '$100.00' },
      'The minimum for a quote is $100.00. Add items or raise a quantity.',
    ],
    [
      'underThreshold',
      { least: '$100.00', total: '$97.20', discounted: 'yes' },
      'The minimum for a quote is $100.00. Your items come to $97.20 after your discount.',
    ],
    ['tooManyLists', { max: 50 }, TEXTS.errors.tooManyLists.replace('{max}', '50')],
    ['anythingElse', undefined, TEXTS.errors.unavailable],
  ])('is shown in words: %s', (code, params, text) => {
    expect(entriesOf(code, params)).toEqual([text])
  })
})
