// The browser of the desktop, if there is one.
#pragma once

#include <string>

namespace barracuda::cli {

// Asks the desktop to show the address; does nothing where there is none, and does not wait.
void open_browser(const std::string& url);

}  // namespace barracuda::cli
