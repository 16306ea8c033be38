import { describe, expect, it } from 'vitest'
import { FLAG_KEYS, FLAGS } from '@/lib/backends/flags/flag-defaults'
import { DEFAULT_FLAGS, toBootstrap, toFlags, toFlagValues } from '@/lib/backends/flags/flag-values'

const evaluation = (value: boolean | number | string) => ({ value, version: 3, flagVersion: 2, variation: 0 })

describe('flag values (spec §9)', () => {
  it('are the defaults without an answer: all off but the newer PDF of quotes', () => {
    const on = FLAG_KEYS.filter(key => DEFAULT_FLAGS.values[key])
    expect(on).toEqual(['quotes-pdf-download-upgrade'])
    expect(Object.keys(DEFAULT_FLAGS.values)).toEqual(Object.keys(FLAGS))
  })

  it('take what the flag service says over the defaults', () => {
    const { values } = toFlags({ vat: evaluation(true), 'quotes-pdf-download-upgrade': evaluation(false) })
    expect(values).toMatchObject({ vat: true, 'quotes-pdf-download-upgrade': false, line3: false })
  })

  it('ignore values of another type, and flags that are none of ours', () => {
    const flags = toFlags({ vat: evaluation('</script>'), tpp: evaluation(1), foreign: evaluation(true) })
    expect(flags.values).toEqual(DEFAULT_FLAGS.values)
    expect(flags.versions).toEqual({})
  })

  it.each(['__proto__', 'constructor', 'toString'])('are not read from the object itself: %s', key => {
    expect(toFlagValues({ [key]: true })).toEqual(DEFAULT_FLAGS.values)
  })

  it('fall back to the default when a flag is gone', () => {
    expect(toFlagValues({ vat: undefined, 'quotes-pdf-download-upgrade': undefined })).toEqual(
      DEFAULT_FLAGS.values,
    )
  })
})

describe('bootstrap of the vendor’s client', () => {
  it('has values and versions of the flags that were evaluated, and no others', () => {
    expect(toBootstrap(toFlags({ vat: evaluation(true) }))).toEqual({
      vat: true,
      $flagsState: { vat: { version: 3 } },
      $valid: true,
    })
  })

  it('is none when no one answered, so that the client asks itself', () => {
    expect(toBootstrap(DEFAULT_FLAGS)).toBeUndefined()
  })
})
