// What nobody may guess: ids, and the secrets by which browsers are known again. Of a secret only
// its hash is stored.
#pragma once

#include <string>
#include <string_view>

namespace barracuda::server {

// 12 lower-case letters and digits.
std::string new_id();

// 256 bits in 43 characters that a cookie may have.
std::string new_secret();

std::string hash_of(std::string_view secret);

// One of two, as by the toss of a coin.
bool new_lot();

}  // namespace barracuda::server
