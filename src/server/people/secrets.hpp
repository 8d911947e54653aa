// Random texts that cannot be guessed: ids, and secrets that identify guests. Only the hash of a
// secret is stored.
#pragma once

#include <string>
#include <string_view>

namespace barracuda::server {

// 12 lower-case letters and digits.
std::string new_id();

// 256 bits in 43 characters that are allowed in cookies.
std::string new_secret();

std::string hash_of(std::string_view secret);

// The toss of a coin.
bool new_lot();

}  // namespace barracuda::server
