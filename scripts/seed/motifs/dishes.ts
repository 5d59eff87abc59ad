import type { DishMotif } from '../types.ts'
import { citrus, crust, crustDeep, green, greenDeep, herb, lemon, lime, tomato } from './ingredients.ts'
import {
  at,
  type Choose,
  circle,
  type Drawing,
  each,
  ellipse,
  faded,
  ground,
  leaf,
  line,
  path,
  rect,
  ring,
  steam,
  turned,
} from './shapes.ts'

const steel = '#8d94a3'
const meat = '#7a4430'
const meatDeep = '#5d3122'

/** Draws a plate from above, between a fork and a knife. */
function plate(rim: string, well: string): string {
  return [
    line('M128 250 V330 M152 250 V330 M176 250 V330 M128 330 Q128 364 152 364 Q176 364 176 330', steel, 10),
    line('M152 364 V560', steel, 16),
    path('M640 240 Q676 250 676 340 V400 H640Z', steel),
    line('M648 400 V560', steel, 16),
    circle(400, 400, 204, rim),
    circle(400, 400, 150, well),
  ].join('')
}

function onPlate(dish: string): Drawing {
  return {
    tilt: 4,
    draw: ({ pale, accent, deep, cream }, choose) =>
      choose(plate(cream, '#f3e8d6'), plate(deep, cream), plate(pale, cream), plate(accent, cream)) + dish,
  }
}

const steak =
  path('M306 380 Q300 300 380 306 Q470 310 478 372 Q484 440 410 440 Q312 446 306 380Z', meat) +
  path('M318 380 Q316 318 380 320 Q458 322 464 372 Q466 424 410 424 Q326 430 318 380Z', '#96583e') +
  line('M346 346 L380 410 M384 332 L418 408 M424 336 L446 386', meatDeep, 9) +
  at('330,486,-46 376,500,0 422,496,46', (x, y, angle) =>
    turned(angle, x, y, rect(x - 11, y - 33, 22, 66, 6, '#f0c766')),
  ) +
  herb(470, 500, 20, 84) +
  herb(470, 500, 60, 70)

const pasta =
  circle(400, 400, 108, '#eec56d') +
  each([94, 72, 50, 28], (r, index) =>
    ring(400 + index * 3, 400 - index * 2, r, index % 2 ? '#f7dd97' : '#d9a548', 10),
  ) +
  circle(400, 388, 54, tomato) +
  at('380,376 420,380 400,406', (x, y) => circle(x, y, 16, '#a93a2d')) +
  herb(400, 400, -40, 66) +
  herb(400, 400, 40, 66)

const roast =
  path('M300 420 Q296 330 390 322 Q470 318 492 396 Q500 450 420 456 Q310 462 300 420Z', '#c98243') +
  line('M330 392 Q346 350 400 346', '#e3aa6d', 14) +
  at('340,496 386,512 432,500', (x, y, index) => circle(x, y, 25, index === 1 ? '#eec56d' : '#e58a34')) +
  at(
    '478,330 506,362',
    (x, y) =>
      circle(x, y, 24, greenDeep) + circle(x - 10, y - 12, 15, green) + circle(x + 12, y - 8, 15, green),
  )

/** Draws a bowl from the side, with its filling on top. */
function bowl(hot: boolean, filling: (choose: Choose) => string): Drawing {
  return {
    tilt: 0,
    draw: ({ main, deep, pale, accent }, choose) =>
      [
        ground(632, 180),
        hot ? steam(400, 250, '#ffffff') : '',
        ellipse(400, 380, 216, 58, deep),
        filling(choose),
        path('M184 380 Q400 470 616 380 Q604 560 470 612 H330 Q196 560 184 380Z', main),
        choose(
          path('M192 430 Q400 516 608 430 L602 458 Q400 546 198 458Z', pale),
          each([250, 310, 370, 430, 490, 550], (x) => circle(x, 500 - Math.abs(400 - x) * 0.18, 14, accent)),
          line('M236 500 l36 -24 l36 34 l36 -24 l36 30 l40 -30 l36 24 l36 -34 l36 24 l36 -30', accent, 11),
        ),
        rect(322, 600, 156, 30, 12, deep),
      ].join(''),
  }
}

function soup(choose: Choose): string {
  return (
    ellipse(400, 376, 186, 42, choose('#e08a3a', '#c9503c', '#d9a24a')) +
    line('M310 376 q40 -22 90 0 t90 -4', '#fff3d8', 9) +
    herb(420, 384, -50, 50) +
    herb(420, 384, 40, 46)
  )
}

function noodles(): string {
  return (
    ellipse(400, 376, 186, 42, '#d7a24a') +
    each([-120, -80, -40, 0, 40], (dx) => line(`M${400 + dx} 388 q20 -44 50 -12 t40 -4`, '#f6dc94', 11)) +
    path('M470 330 Q530 330 534 380 Q502 396 466 386Z', '#fff4d6') +
    circle(500, 366, 20, lemon) +
    herb(300, 380, -20, 64) +
    herb(320, 384, 14, 60)
  )
}

function salad(choose: Choose): string {
  const fruit = choose(tomato, '#e58a34', '#8a3a6b')
  return (
    path('M222 380 Q250 290 340 300 Q400 250 470 296 Q560 292 578 380Z', green) +
    at('270,390,-50 340,362,-20 420,344,16 500,374,44', (x, y, angle, index) =>
      leaf(x, y, angle, 90, index % 2 ? '#8cbb5d' : greenDeep, green),
    ) +
    at(
      '310,352 402,336 486,358',
      (x, y) => circle(x, y, 26, fruit) + faded(0.4, circle(x - 8, y - 8, 8, '#ffffff')),
    ) +
    at('356,368 446,366 540,372', (x, y) => turned(x, x, y, rect(x - 16, y - 16, 32, 32, 6, '#fff0c9')))
  )
}

function rice(): string {
  return (
    path('M226 380 Q260 276 400 270 Q540 276 574 380Z', '#fff4dc') +
    at('300,340 340,306 400,330 452,300 506,346 360,360 446,362', (x, y, index) =>
      turned(index * 50, x, y, ellipse(x, y, 16, 8, ['#e08a3a', green, tomato][index % 3]!)),
    ) +
    herb(400, 290, -30, 60) +
    herb(400, 290, 30, 60)
  )
}

function burger(...fillings: string[]): Drawing {
  return {
    tilt: 1,
    draw: ({ main, deep, cream }, choose) => {
      const [bun, shade] = choose([crust, crustDeep], ['#c98243', '#a3622b'], ['#e2b06a', '#c08a43'])
      const inside = choose(...fillings)
      return [
        ground(612, 230),
        rect(170, 584, 460, 26, 13, main),
        path('M218 520 H582 V544 Q582 586 540 586 H260 Q218 586 218 544Z', bun!),
        path('M218 520 H582 V536 H218Z', shade!),
        rect(204, 462, 392, 62, 30, inside),
        faded(0.3, rect(226, 470, 348, 12, 6, '#ffffff')),
        path('M210 440 H590 L560 466 H500 L456 500 L412 466 H210Z', '#f4bd3e'),
        each([256, 352, 448], (x) => rect(x, 416, 92, 28, 14, tomato)),
        path(
          'M200 404 Q220 374 260 386 Q300 366 340 386 Q380 366 420 386 Q460 366 500 386 Q540 366 580 386 Q606 394 600 412 Q580 434 550 418 Q510 438 470 418 Q430 438 390 418 Q350 438 310 418 Q270 438 240 418 Q206 432 200 404Z',
          green,
        ),
        path('M214 384 Q210 218 400 214 Q590 218 586 384Z', bun!),
        faded(0.35, path('M240 350 Q250 246 370 236 Q276 270 270 350Z', '#ffffff')),
        at('330,276 400,252 470,280 366,316 440,320 516,326', (x, y) =>
          turned(x % 50, x, y, ellipse(x, y, 13, 7, cream)),
        ),
        choose('', line('M400 214 V140', deep, 8) + path('M400 136 L462 156 L400 178Z', main)),
      ].join('')
    },
  }
}

const spots = '330,330 440,300 500,400 440,490 330,480 290,400 400,396'
const mushrooms = at(spots, (x, y, index) =>
  turned(index * 47, x, y, ellipse(x, y, 34, 18, '#dcc9a4') + rect(x - 7, y, 14, 26, 6, '#bfa477')),
)
const tomatoes = at(spots, (x, y) => circle(x, y, 25, '#f0624d') + circle(x - 7, y - 7, 8, '#f7a294'))
const capers = at(spots, (x, y) => circle(x, y, 13, greenDeep) + circle(x + 28, y + 12, 11, green))

function pizza(base: string, ...toppings: string[]): Drawing {
  return {
    tilt: 30,
    draw: ({ main }, choose) => {
      return [
        circle(400, 400, 236, choose('#8a5a3b', main)),
        circle(400, 400, 212, crust),
        circle(400, 400, 180, base),
        at('360,300 470,350 470,450 360,440 300,350 400,530 530,330', (x, y, index) =>
          ellipse(x, y, 40 - (index % 3) * 6, 28, '#fff0c4'),
        ),
        choose(...toppings),
        at('380,346,30 470,400,110 380,470,200 320,420,290 440,360,340', (x, y, angle) =>
          herb(x, y, angle, 56),
        ),
        faded(0.25, line('M400 220 V580 M244 310 L556 490 M244 490 L556 310', '#5d3122', 5)),
      ].join('')
    },
  }
}

export const dishes: Record<DishMotif, Drawing> = {
  steak: onPlate(steak),
  pasta: onPlate(pasta),
  roast: onPlate(roast),
  fish: {
    tilt: 4,
    draw: ({ main, accent, cream, ink }, choose) => {
      const skin = choose('#7d94a8', '#e58d6b', '#c98243')
      return [
        plate(cream, choose('#f3e8d6', '#e6eef0')),
        turned(
          -14,
          400,
          400,
          path(
            'M258 400 Q310 316 412 330 Q470 338 506 388 L566 344 Q556 400 566 456 L506 412 Q470 464 412 470 Q310 484 258 400Z',
            skin,
          ) +
            faded(
              0.35,
              path('M258 400 Q330 430 506 400 L506 412 Q470 464 412 470 Q310 484 258 400Z', '#ffffff'),
            ) +
            line('M338 346 Q362 400 338 454', '#00000033', 7) +
            each([380, 420, 460], (x) => line(`M${x} 368 q18 32 0 64`, '#ffffff88', 7)) +
            circle(302, 388, 11, ink),
        ),
        citrus(350, 500, 36, lemon),
        citrus(404, 520, 32, choose(lemon, lime)),
        herb(460, 320, 40, 80) + herb(450, 318, -10, 64),
        at('318,312 344,292 292,336', (x, y) => circle(x, y, 11, choose(main, accent))),
      ].join('')
    },
  },
  soup: bowl(true, soup),
  noodles: bowl(true, noodles),
  salad: bowl(false, salad),
  rice: bowl(true, rice),
  burger: burger(meat, '#8a4a30'),
  halloumiBurger: burger('#edcf8e'),
  pizza: pizza(tomato, '', capers),
  whitePizza: pizza('#f3d58a', tomatoes),
  mushroomPizza: pizza('#f3d58a', mushrooms),
}
