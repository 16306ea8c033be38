import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { parseAst } from 'vite'

/**
 * Makes browsers compile the modules in a folder of built scripts while the scripts load, in parallel with
 * the work on the page (docs/decisions).
 * @throws if no script contains a module: then the framework has changed its output format
 */
export function compileWhileLoading(folder: string): void {
  let changed = 0
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (extname(name) !== '.js') continue
    const file = join(folder, name)
    const script = readFileSync(file, 'utf8')
    const marked = markModules(script)
    if (marked === script) continue
    writeFileSync(file, marked)
    changed += 1
  }
  if (changed === 0) throw new Error(`No script in ${folder} holds a module`)
}

/**
 * Puts the module functions of a script into parentheses: engines expect such a function to be called
 * immediately and compile it together with its script. Any other function is compiled at its first call,
 * which blocks the page. The rest of the script is unchanged.
 */
export function markModules(script: string): string {
  const pieces: string[] = []
  let done = 0
  for (const { start, end } of modulesOf(script)) {
    pieces.push(script.slice(done, start), '(', script.slice(start, end), ')')
    done = end
  }
  return [...pieces, script.slice(done)].join('')
}

type Place = { start: number; end: number }

/** A script with modules is one call with a list of module ids and functions. */
function modulesOf(script: string): readonly Place[] {
  return parseAst(script).body.flatMap(statement => {
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression') return []
    const [list] = statement.expression.arguments
    if (list?.type !== 'ArrayExpression') return []
    return list.elements.flatMap(element =>
      element?.type === 'ArrowFunctionExpression' || element?.type === 'FunctionExpression' ? [element] : [],
    )
  })
}
