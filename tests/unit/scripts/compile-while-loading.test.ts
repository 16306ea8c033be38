import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compileWhileLoading, markModules } from '../../../scripts/compile-while-loading.ts'

/**
 * As the framework's bundler writes them: numbers of modules, each followed by the function that holds it.
 */
const SCRIPT =
  '(globalThis.BUNDLE||(globalThis.BUNDLE=[])).push(["object"==typeof document?document.currentScript:void 0,' +
  '146480,(e,n,t)=>{"use strict";let r=(a)=>a+1;t.sum=[1,2].map(e=>r(e)).join("),(")},' +
  '90210,7,function(e){e.text="(e,n,t)=>{}"},12,e=>{e.value={a:1}},{otherChunks:["a.js"]}])'

describe('modules of a script', () => {
  it('are put in parentheses, and nothing else is', () => {
    const marked = markModules(SCRIPT)
    expect(marked).toContain('146480,((e,n,t)=>{"use strict";')
    expect(marked).toContain('7,(function(e){e.text="(e,n,t)=>{}"}),12,(e=>{e.value={a:1}}),{')
    expect(marked).toHaveLength(SCRIPT.length + 3 * 2)
    expect(marked).toContain('[1,2].map(e=>r(e))')
  })

  it('do what they did', () => {
    const modulesOf = (script: string): unknown[] => {
      const world: { BUNDLE?: [unknown[]] } = {}
      runInNewContext(script, Object.assign(world, { globalThis: world }))
      return world.BUNDLE?.[0] ?? []
    }
    const outcomes = (script: string) =>
      modulesOf(script).map(part => {
        if (typeof part !== 'function') return part
        const exported = {}
        part(exported, exported, exported)
        return exported
      })
    expect(outcomes(markModules(SCRIPT))).toEqual(outcomes(SCRIPT))
    expect(outcomes(SCRIPT)).toContainEqual({ sum: '2),(3' })
  })

  it.each(['!function(){}()', 'self.__start=[1]', 'import("a.js")', 'push((e)=>e,[1])'])(
    'are not seen in %s',
    other => {
      expect(markModules(other)).toBe(other)
    },
  )
})

describe('a folder of built scripts', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'scripts-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('has the modules of every script marked', () => {
    for (const name of ['a.js', 'b.js']) writeFileSync(join(folder, name), SCRIPT)
    compileWhileLoading(folder)
    for (const name of ['a.js', 'b.js'])
      expect(readFileSync(join(folder, name), 'utf8')).toBe(markModules(SCRIPT))
  })

  it('that holds no module is reported: the framework writes them in another way', () => {
    writeFileSync(join(folder, 'a.js'), 'self.modules={}')
    expect(() => compileWhileLoading(folder)).toThrow(/holds a module/)
  })
})
