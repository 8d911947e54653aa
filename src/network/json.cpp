// The JSON library itself, compiled once; all others see its declarations only.
#include <boost/json/src.hpp>
