#include "picture/svg_parts.hpp"

namespace barracuda::picture::svg_parts {
namespace {

// Symbols are drawn around the origin, facing north: a left turn comes from the west, a right turn
// from the east. Everything else has the square's upper left corner as its origin.
constexpr std::string_view all_parts = R"svg(<defs>
<linearGradient id="bg-frame" x1="0" y1="0" x2="1" y2="1">
  <stop offset="0" stop-color="#7a4a26"/>
  <stop offset=".5" stop-color="#633919"/>
  <stop offset="1" stop-color="#4d2a11"/>
</linearGradient>
<linearGradient id="bg-light" x1="0" y1="0" x2=".4" y2="1">
  <stop offset="0" stop-color="#f1d9b0"/>
  <stop offset="1" stop-color="#e6c796"/>
</linearGradient>
<linearGradient id="bg-dark" x1="0" y1="0" x2=".4" y2="1">
  <stop offset="0" stop-color="#c2935c"/>
  <stop offset="1" stop-color="#b17f49"/>
</linearGradient>
<pattern id="bg-grain" width="230" height="170" patternUnits="userSpaceOnUse">
  <g fill="none" stroke="#5b3312" stroke-opacity=".11" stroke-width="1.6">
    <path d="M0 12C60 4 120 22 230 12 M0 33C80 42 150 24 230 33 M0 58C50 50 110 68 230 58 M0
      76C90 84 140 70 230 76 M0 101C70 92 160 110 230 101 M0 121C60 128 150 114 230 121 M0 149C100
      140 160 158 230 149"/>
  </g>
  <g fill="none" stroke="#fff3d8" stroke-opacity=".13" stroke-width="2">
    <path d="M0 22C70 14 130 32 230 22 M0 67C70 74 130 60 230 67 M0 111C80 104 150 120 230 111
      M0 160C70 152 150 168 230 160"/>
  </g>
</pattern>
<radialGradient id="bg-white-top" cx=".4" cy=".35" r=".75">
  <stop offset="0" stop-color="#fffdf6"/>
  <stop offset="1" stop-color="#efe2c6"/>
</radialGradient>
<linearGradient id="bg-white-side" x1="0" x2="1">
  <stop offset="0" stop-color="#d8c7a2"/>
  <stop offset=".35" stop-color="#e9dcbf"/>
  <stop offset="1" stop-color="#a8926a"/>
</linearGradient>
<radialGradient id="bg-brown-top" cx=".4" cy=".35" r=".75">
  <stop offset="0" stop-color="#8a4f2a"/>
  <stop offset="1" stop-color="#653313"/>
</radialGradient>
<linearGradient id="bg-brown-side" x1="0" x2="1">
  <stop offset="0" stop-color="#4f260d"/>
  <stop offset=".35" stop-color="#633214"/>
  <stop offset="1" stop-color="#2c1305"/>
</linearGradient>
<linearGradient id="bg-cube-top" x1="0" y1="0" x2="1" y2="1">
  <stop offset="0" stop-color="#34322f"/>
  <stop offset="1" stop-color="#191817"/>
</linearGradient>
<g id="bg-white">
  <ellipse cx="53" cy="62" rx="38" ry="33" fill="#2a1505" fill-opacity=".28"/>
  <path d="M14 45V55A36 36 0 0 0 86 55V45Z" fill="url(#bg-white-side)" stroke="#7d6840"
    stroke-width="2"/>
  <circle cx="50" cy="45" r="36" fill="url(#bg-white-top)" stroke="#a08a5e" stroke-width="2"/>
  <circle cx="50" cy="45" r="30.5" fill="none" stroke="#c9b78e" stroke-width="1.5"/>
</g>
<g id="bg-brown">
  <ellipse cx="53" cy="62" rx="38" ry="33" fill="#2a1505" fill-opacity=".28"/>
  <path d="M14 45V55A36 36 0 0 0 86 55V45Z" fill="url(#bg-brown-side)" stroke="#240e03"
    stroke-width="2"/>
  <circle cx="50" cy="45" r="36" fill="url(#bg-brown-top)" stroke="#391a07" stroke-width="2"/>
  <circle cx="50" cy="45" r="30.5" fill="none" stroke="#a3683f" stroke-opacity=".7"
    stroke-width="1.5"/>
</g>
<g id="bg-pips-2"><circle cx="36" cy="45" r="8.5"/><circle cx="64" cy="45" r="8.5"/></g>
<g id="bg-pips-3">
  <circle cx="50" cy="31" r="8.5"/>
  <circle cx="36.5" cy="54" r="8.5"/>
  <circle cx="63.5" cy="54" r="8.5"/>
</g>
<g id="bg-pips-4">
  <circle cx="37.5" cy="32.5" r="8.5"/>
  <circle cx="62.5" cy="32.5" r="8.5"/>
  <circle cx="37.5" cy="57.5" r="8.5"/>
  <circle cx="62.5" cy="57.5" r="8.5"/>
</g>
<g id="bg-white-2"><use href="#bg-white"/><use href="#bg-pips-2" fill="#2e1c0d"/></g>
<g id="bg-white-3"><use href="#bg-white"/><use href="#bg-pips-3" fill="#2e1c0d"/></g>
<g id="bg-white-4"><use href="#bg-white"/><use href="#bg-pips-4" fill="#2e1c0d"/></g>
<g id="bg-brown-2"><use href="#bg-brown"/><use href="#bg-pips-2" fill="#fdf3dc"/></g>
<g id="bg-brown-3"><use href="#bg-brown"/><use href="#bg-pips-3" fill="#fdf3dc"/></g>
<g id="bg-brown-4"><use href="#bg-brown"/><use href="#bg-pips-4" fill="#fdf3dc"/></g>
<g id="bg-cube">
  <rect x="12" y="16" width="82" height="80" rx="11" fill="#2a1505" fill-opacity=".3"/>
  <rect x="9" y="9" width="82" height="84" rx="10" fill="#060606"/>
  <rect x="9" y="6" width="82" height="81" rx="10" fill="url(#bg-cube-top)"/>
  <path d="M12 17A8 8 0 0 1 20 8H80A8 8 0 0 1 88 17" fill="none" stroke="#fff"
    stroke-opacity=".28" stroke-width="2"/>
</g>
<g id="bg-no-way" fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round">
  <path d="M-22-22L22 22M-22 22L22-22"/>
</g>
<g id="bg-one-way" fill="#fff"><path d="M0-34L25-4H7.500V32H-7.500V-4H-25Z"/></g>
<g id="bg-two-ways" fill="#fff"><path d="M0-35L23-9H7.500V9H23L0 35L-23 9H-7.500V-9H-23Z"/></g>
<g id="bg-left-turn">
  <path d="M-32 21H-3A12 12 0 0 0 9 9V-10" fill="none" stroke="#fff" stroke-width="15"/>
  <path d="M9-35L33-6H-15Z" fill="#fff"/>
</g>
<g id="bg-right-turn"><use href="#bg-left-turn" transform="scale(-1 1)"/></g>
<g id="bg-all-turns" fill="#fff">
  <path d="M0-36L14-20H-14ZM36 0L20 14V-14ZM0 36L-14 20H14ZM-36 0L-20-14V14Z"/>
  <path d="M0-22A22 22 0 0 0 22 0A22 22 0 0 0 0 22A22 22 0 0 0-22 0A22 22 0 0 0 0-22Z"
    fill="none" stroke="#fff" stroke-width="9"/>
</g>
<g id="bg-tint-turn"><rect width="100" height="100" fill="#f5e04a" fill-opacity=".5"/></g>
<g id="bg-tint-placed"><rect width="100" height="100" fill="#3f8fd0" fill-opacity=".5"/></g>
<g id="bg-tint-selected"><rect width="100" height="100" fill="#3f9d3f" fill-opacity=".45"/></g>
<g id="bg-tint-refused"><rect width="100" height="100" fill="#d62c1a" fill-opacity=".55"/></g>
<g id="bg-last-from">
  <circle cx="50" cy="50" r="26" fill="none" stroke="#6d5c00" stroke-opacity=".8"
    stroke-width="6" stroke-dasharray="10 6.33"/>
</g>
<g id="bg-last-path"><path d="M50 36L64 50L50 64L36 50Z" fill="#6d5c00" fill-opacity=".75"/></g>
<g id="bg-last-to" fill="none" stroke="#7d6a00" stroke-width="7">
  <path d="M4 26V4H26M74 4H96V26M96 74V96H74M26 96H4V74"/>
</g>
<g id="bg-placed" fill="#0f4f8c">
  <path d="M0 0H24L0 24ZM100 0V24L76 0ZM100 100H76L100 76ZM0 100V76L24 100Z"/>
</g>
<g id="bg-selected">
  <rect x="4" y="4" width="92" height="92" rx="6" fill="none" stroke="#1d6b1d" stroke-width="8"/>
</g>
<g id="bg-destination">
  <circle cx="50" cy="50" r="15" fill="#1d6b1d" fill-opacity=".85" stroke="#fff"
    stroke-opacity=".45" stroke-width="3"/>
</g>
<g id="bg-last-passed">
  <rect x="4" y="3" width="92" height="93" rx="13" fill="none" stroke="#6d5c00" stroke-width="5"
    stroke-dasharray="12 8"/>
</g>
<g id="bg-capture" fill="none">
  <circle cx="50" cy="49" r="44" stroke="#fff" stroke-opacity=".85" stroke-width="12"/>
  <circle cx="50" cy="49" r="44" stroke="#c3200f" stroke-width="8"/>
</g>
<g id="bg-capture-cube" fill="none">
  <rect x="6" y="4" width="88" height="90" rx="13" stroke="#fff" stroke-opacity=".9"
    stroke-width="12"/>
  <rect x="6" y="4" width="88" height="90" rx="13" stroke="#c3200f" stroke-width="8"/>
</g>
<g id="bg-refused">
  <rect x="4" y="4" width="92" height="92" fill="none" stroke="#b3150a" stroke-width="8"
    stroke-dasharray="16 8"/>
  <circle cx="82" cy="18" r="17" fill="#b3150a" stroke="#fff" stroke-width="3"/>
  <path d="M82 7V19M82 25V28" stroke="#fff" stroke-width="5.5"/>
</g>
</defs>
)svg";

}  // namespace

std::string_view definitions() { return all_parts; }

}  // namespace barracuda::picture::svg_parts
