import { useState } from 'preact/hooks'
import { Icon } from '../parts/icon.tsx'
import type { IslandWords } from '../words.ts'
import { say, send } from './send.ts'

interface State {
  likes: number
  dislikes: number
  isLiked: boolean
  isDisliked: boolean
}

interface LikesProps extends State {
  commentId: string
  words: IslandWords
}

/** Likes or dislikes a comment, never both; a second press takes it back. */
export function Likes({ commentId, words, ...first }: LikesProps) {
  const [state, become] = useState<State>(first)
  const button = (verb: 'like' | 'dislike', count: number, pressed: boolean) => {
    const path = `/comments/${commentId}/${verb}`
    const submit = async (event: Event) => {
      event.preventDefault()
      const { data, problem } = await send<State>(path, {}, words)
      if (data) become(data)
      else say(problem)
    }
    return (
      <form method="post" action={path} onSubmit={submit}>
        <button aria-pressed={pressed} aria-label={`${words[verb]}: ${count}`}>
          <Icon name={verb} filled={pressed} />
          {count}
        </button>
      </form>
    )
  }
  return (
    <div class="likes">
      {button('like', state.likes, state.isLiked)}
      {button('dislike', state.dislikes, state.isDisliked)}
    </div>
  )
}
