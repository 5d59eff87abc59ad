import type { HomeMotif } from '../types.ts'
import {
  at,
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
  star,
} from './shapes.ts'

const straw = '#e3c391'
const strawDeep = '#c79f63'
const wood = '#8a5a3b'

export const home: Record<HomeMotif, Drawing> = {
  chair: {
    tilt: 0,
    draw: ({ main, deep, pale, accent, accentDeep }, choose) =>
      [
        ground(632, 230),
        line('M262 560 L244 624 M538 560 L556 624', wood, 22),
        rect(244, 196, 312, 320, 70, main),
        choose(
          each([330, 400, 470], (x) => line(`M${x} 226 V420`, deep, 6)),
          at('340,270 460,270 400,330 340,390 460,390', (x, y) => circle(x, y, 9, deep)),
          '',
        ),
        rect(230, 440, 340, 110, 34, pale),
        rect(178, 368, 88, 204, 44, deep),
        rect(534, 368, 88, 204, 44, deep),
        rect(250, 520, 300, 52, 20, main),
        `<g transform="rotate(10 400 390)">${rect(336, 330, 128, 118, 22, accent)}${line('M356 350 L444 428 M444 350 L356 428', accentDeep, 6)}</g>`,
      ].join(''),
  },
  lamp: {
    tilt: 0,
    draw: ({ main, deep, pale, accent, cream }, choose) =>
      [
        ground(622, 160),
        choose(
          rect(386, 390, 28, 200, 10, wood),
          ellipse(400, 500, 74, 96, accent) +
            line('M340 470 Q400 500 460 470 M330 510 Q400 540 470 510', cream, 8),
          rect(386, 390, 28, 200, 10, deep) + each([430, 480, 530], (y) => circle(400, y, 34, accent)),
        ),
        rect(310, 584, 180, 36, 18, deep),
        ellipse(400, 396, 138, 22, '#ffe9a8'),
        choose(
          path('M318 186 H482 L566 398 H234Z', main) + path('M318 186 H360 L320 398 H234Z', pale),
          path('M240 398 Q240 190 400 190 Q560 190 560 398Z', main) +
            path('M240 398 Q240 190 400 190 Q300 230 300 398Z', pale),
          rect(262, 190, 276, 208, 20, main) + each([230, 290, 350], (y) => rect(262, y, 276, 14, 0, pale)),
        ),
        line('M470 402 V456', deep, 5),
        circle(470, 462, 9, accent),
      ].join(''),
  },
  plant: {
    tilt: 0,
    draw: ({ main, deep, pale, accent }, choose) => {
      const greens = choose(
        ['#3f8f5f', '#2f7350', '#5fae76'],
        ['#6a9a3b', '#4f7d2b', '#8bb657'],
        ['#2f8577', '#216a5f', '#54a897'],
      )
      const [a, b, c] = greens as [string, string, string]
      return [
        ground(628, 150),
        choose(
          each([-64, 64, -36, 36, -12, 14], (angle, index) =>
            leaf(400, 470, angle, [190, 190, 250, 250, 290, 270][index]!, [b, b, a, a, c, a][index]!, b),
          ),
          each([-24, 24, -10, 12, 0], (angle, index) =>
            leaf(400 + angle, 480, angle, [230, 220, 290, 270, 310][index]!, [b, a, a, c, c][index]!, b),
          ),
          each([-70, -35, 0, 35, 70], (angle, index) =>
            leaf(400, 350 + Math.abs(angle) / 2, angle, 170, [b, a, c, a, b][index]!, b),
          ) + line('M400 470 V340', b, 14),
        ),
        path('M286 470 H514 L488 610 Q486 624 472 624 H328 Q314 624 312 610Z', main),
        choose(
          line('M306 560 L340 530 L374 560 L408 530 L442 560 L476 530 L492 546', pale, 10),
          each([330, 365, 400, 435, 470], (x) => circle(x, 556, 10, accent)),
          path('M300 540 H500 L494 576 H306Z', pale),
        ),
        rect(270, 446, 260, 48, 14, deep),
      ].join('')
    },
  },
  cushion: {
    tilt: 9,
    draw: ({ main, deep, pale, accent, accentDeep }, choose) =>
      [
        path('M200 200 Q400 256 600 200 Q546 400 600 600 Q400 546 200 600 Q254 400 200 200Z', main),
        choose(
          each([150, 110, 70, 34], (r, index) =>
            path(
              `M400 ${400 - r} L${400 + r} 400 L400 ${400 + r} L${400 - r} 400Z`,
              [pale, deep, accent, accentDeep][index]!,
            ),
          ),
          each([300, 350, 400, 450, 500], (y, index) =>
            line(
              `M258 ${y} l28 -22 l28 22 l28 -22 l28 22 l28 -22 l28 22 l28 -22 l28 22 l28 -22 l28 22`,
              [pale, accent, deep, accent, pale][index]!,
              12,
            ),
          ),
          each([300, 400, 500], (y) =>
            each(
              [300, 400, 500],
              (x) => circle(x, y, 36, (x + y) % 200 ? accent : pale) + circle(x, y, 15, deep),
            ),
          ),
          each([290, 350, 410, 470], (y, index) =>
            rect(242, y, 316, 34, 6, [pale, accent, deep, pale][index]!),
          ),
        ),
        line('M214 214 Q400 268 586 214 Q534 400 586 586 Q400 532 214 586 Q266 400 214 214Z', deep, 5),
        at('200,200 600,200 200,600 600,600', (x, y) => circle(x, y, 20, accent)),
      ].join(''),
  },
  pot: {
    tilt: 0,
    draw: ({ main, deep, pale, accent, ink }, choose) =>
      [
        ground(604, 210),
        line(
          'M222 432 H172 Q150 432 150 456 T172 480 H222 M578 432 H628 Q650 432 650 456 T628 480 H578',
          deep,
          24,
        ),
        path('M216 384 H584 V520 Q584 596 508 596 H292 Q216 596 216 520Z', main),
        path('M216 384 H262 V530 Q262 580 300 596 H292 Q216 596 216 520Z', pale),
        choose(
          each([330, 400, 470], (x) => leaf(x, 540, 0, 80, accent, deep)),
          rect(216, 450, 368, 26, 0, accent),
          each([320, 373, 427, 480], (x) => circle(x, 490, 16, accent)),
        ),
        path('M226 366 Q236 270 400 262 Q564 270 574 366Z', main),
        path('M226 366 Q236 270 400 262 Q290 290 284 366Z', pale),
        rect(198, 356, 404, 34, 17, deep),
        rect(374, 214, 52, 52, 20, ink),
      ].join(''),
  },
  bottle: {
    tilt: 2,
    draw: ({ main, deep, pale, accent, ink, cream }, choose) =>
      [
        ground(630, 130),
        choose(
          rect(382, 196, 36, 70, 8, ink) +
            path('M340 176 H430 Q448 176 448 194 V206 H330 V188 Q330 176 340 176Z', ink) +
            rect(350, 252, 100, 46, 12, deep),
          path('M372 160 Q372 140 400 140 Q428 140 428 160 V226 H372Z', accent) +
            rect(352, 220, 96, 76, 12, ink) +
            each([372, 392, 412], (x) => line(`M${x} 234 V282`, '#ffffff33', 5)),
          rect(344, 204, 112, 92, 16, deep) + rect(344, 272, 112, 24, 0, ink),
        ),
        path(
          'M354 292 H446 V316 Q512 330 512 396 V586 Q512 624 474 624 H326 Q288 624 288 586 V396 Q288 330 354 316Z',
          main,
        ),
        faded(0.5, path('M330 356 Q308 368 308 400 V580 Q308 596 322 600 V400 Q322 372 330 356Z', '#ffffff')),
        rect(288, 420, 224, 140, 0, cream),
        choose(
          path('M400 440 Q436 482 436 506 A36 36 0 0 1 364 506 Q364 482 400 440Z', accent),
          each([-42, 0, 42], (angle) => leaf(400, 530, angle, 88, accent, deep)),
          circle(400, 486, 40, accent) + circle(400, 486, 20, pale),
        ),
      ].join(''),
  },
  flask: {
    tilt: 2,
    draw: ({ main, pale, accent, ink, cream }, choose) => {
      const glass = choose('#a8431f', '#7d2f22', '#b8591f')
      return [
        ground(660, 110),
        rect(366, 138, 68, 96, 12, choose(accent, ink)),
        path(
          'M370 220 H430 V326 Q506 356 506 436 V630 Q506 656 480 656 H320 Q294 656 294 630 V436 Q294 356 370 326Z',
          glass,
        ),
        faded(0.3, path('M336 400 Q318 420 318 450 V620 H334 V450 Q334 424 346 400Z', '#ffffff')),
        rect(360, 222, 80, 20, 8, accent),
        rect(294, 450, 212, 146, 0, cream),
        rect(294, 462, 212, 6, 0, accent),
        rect(294, 578, 212, 6, 0, accent),
        choose(
          star(400, 524, 44, main),
          leaf(392, 560, -24, 86, '#5d8a46', '#3f6a34') + leaf(408, 560, 24, 86, '#78a659', '#3f6a34'),
          circle(400, 522, 40, accent) + rect(340, 516, 120, 12, 6, pale),
        ),
      ].join('')
    },
  },
  jar: {
    tilt: 2,
    draw: ({ main, deep, pale, accent, cream }, choose) => {
      const filling = choose('#d9932f', '#b5523a', pale, main, '#c8b07a')
      return [
        ground(612, 180),
        path(
          'M258 330 Q258 296 292 296 H508 Q542 296 542 330 V560 Q542 606 496 606 H304 Q258 606 258 560Z',
          '#ffffffd0',
        ),
        path('M274 356 H526 V552 Q526 590 488 590 H312 Q274 590 274 552Z', filling),
        faded(0.45, rect(290, 340, 18, 230, 9, '#ffffff')),
        rect(258, 410, 284, 124, 0, cream),
        rect(258, 410, 284, 10, 0, accent),
        choose(
          each([-46, 0, 46], (angle) => leaf(400, 520, angle, 82, main, deep)),
          path('M400 430 L436 451 V493 L400 514 L364 493 V451Z', accent) + ring(400, 472, 18, cream, 8),
          circle(400, 476, 36, accent) + line('M372 476 q14 -18 28 0 t28 0', cream, 7),
          rect(320, 446, 160, 18, 9, deep) + rect(346, 480, 108, 14, 7, accent),
        ),
        rect(268, 214, 264, 88, 18, deep),
        each([300, 340, 380, 420, 460, 500], (x) => line(`M${x} 236 V282`, '#ffffff2e', 8)),
      ].join('')
    },
  },
  soap: {
    tilt: 1,
    draw: ({ main, deep, pale, accent, cream }, choose) => {
      const bar = choose('#4b3a33', main, '#e7d9b4', accent)
      return [
        ground(600, 230),
        rect(170, 540, 460, 44, 22, wood),
        each([230, 400, 570], (x) => rect(x - 26, 574, 52, 24, 8, '#6d452c')),
        rect(200, 392, 400, 152, 56, bar),
        faded(0.3, rect(232, 406, 336, 22, 11, '#ffffff')),
        rect(300, 392, 200, 152, 0, cream),
        choose(
          each([-40, 0, 40], (angle) => leaf(400, 528, angle, 96, main, deep)),
          circle(400, 468, 46, main) + circle(400, 468, 24, pale),
          star(400, 472, 52, main),
        ),
        at(
          '270,330,46 350,276,30 520,320,56 446,220,22 590,240,30',
          (x, y, r) =>
            faded(0.85, circle(x, y, r, '#ffffff') + circle(x + r * 0.1, y + r * 0.1, r * 0.82, pale)) +
            circle(x - r * 0.3, y - r * 0.35, r * 0.2, '#ffffff'),
        ),
      ].join('')
    },
  },
  sack: {
    tilt: 0,
    draw: ({ main, deep, pale, accent, cream }, choose) => {
      const [cloth, fold] = choose([straw, strawDeep], [cream, strawDeep], [pale, deep])
      return [
        ground(628, 220),
        path('M284 262 Q262 192 318 204 Q352 170 400 198 Q448 170 482 204 Q538 192 516 262Z', cloth),
        path('M286 270 Q190 400 206 552 Q212 624 284 624 H516 Q588 624 594 552 Q610 400 514 270Z', cloth),
        faded(
          0.5,
          line(
            'M312 300 Q262 380 250 470 M488 300 Q538 380 550 470 M360 296 Q350 330 346 350 M440 296 Q450 330 454 350',
            fold,
            7,
          ),
        ),
        rect(276, 246, 248, 34, 17, accent),
        circle(400, 472, 104, main),
        ring(400, 472, 88, cream, 4),
        choose(
          line('M400 534 V420', cream, 8) +
            each(
              [520, 488, 456],
              (y) => leaf(400, y, -48, 56, cream, main) + leaf(400, y, 48, 56, cream, main),
            ) +
            leaf(400, 430, 0, 50, cream, main),
          at(
            '400,430 364,472 436,472 400,514',
            (x, y) => ellipse(x, y, 28, 18, cream) + line(`M${x - 14} ${y} h28`, main, 4),
          ),
          leaf(392, 530, -26, 110, cream, main) + leaf(408, 530, 26, 110, cream, main),
        ),
      ].join('')
    },
  },
}
