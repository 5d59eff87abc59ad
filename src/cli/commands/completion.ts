import { Argument, type Command } from 'commander'
import { allTopics } from '../developer/topics.ts'

const shells = ['bash', 'zsh', 'fish']

export function defineCompletion(command: Command): void {
  command
    .addArgument(new Argument('<shell>', 'yours').choices(shells))
    .addHelpText(
      'after',
      '\nbash: source <(storefront completion bash)\nzsh:  source <(storefront completion zsh)\nfish: storefront completion fish | source',
    )
    .action((shell: string) => void process.stdout.write(scripts[shell]!(command.parent!)))
}

/** Returns the words that may follow each command path: after `store` come `list`, `show` and so on, and options. */
function wordsOf(command: Command, path = ''): [path: string, words: string[]][] {
  const { commands, options } = command
  const topics = path === 'trigger' ? allTopics : []
  const words = [...commands.map((child) => child.name()), ...topics, ...options.map(({ long }) => long!)]
  const below = commands.flatMap((child) => wordsOf(child, `${path} ${child.name()}`.trim()))
  return [[path, [...words, '--json', '--help']], ...below]
}

const cases = (program: Command) =>
  wordsOf(program)
    .map(([path, words]) => `    '${path}') words='${[...new Set(words)].join(' ')}' ;;`)
    .join('\n')

/** Returns the body of the bash and zsh functions: the commands before the cursor select the words. */
const choose = (program: Command) => `  local typed='' word words=''
  for word in "\${before[@]}"; do
    case "$word" in -*) ;; *) typed="\${typed:+$typed }$word" ;; esac
  done
  case "$typed" in
${cases(program)}
  esac`

const scripts: Record<string, (program: Command) => string> = {
  bash: (program) => `_storefront() {
  local before=("\${COMP_WORDS[@]:1:COMP_CWORD-1}")
${choose(program)}
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _storefront storefront
`,
  zsh: (program) => `#compdef storefront
_storefront() {
  local -a before=("\${(@)words[2,CURRENT-1]}")
  local path_words
  _storefront_words() {
${choose(program)}
    path_words="$words"
  }
  _storefront_words
  compadd -- \${=path_words}
}
compdef _storefront storefront
`,
  fish: (program) =>
    `${wordsOf(program)
      .map(([path, words]) => {
        const typed = path ? `storefront ${path}` : 'storefront'
        return `complete -c storefront -f -n 'string match -qr "^${typed}( -\\\\S+)*\\$" -- (string join " " (commandline -opc))' -a '${[...new Set(words)].join(' ')}'`
      })
      .join('\n')}\n`,
}
