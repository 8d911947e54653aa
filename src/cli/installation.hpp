// Where the program is installed, and what lies beside it: the web app and, in the package, a
// second program for newer processors. Nothing else knows the folders around the program.
#pragma once

#include <filesystem>

namespace barracuda::cli {

// The folder of the built web app for a program in this folder: in the build tree, or as installed.
std::filesystem::path web_app_for(const std::filesystem::path& program_folder);

// The same for this program.
std::filesystem::path web_app();

// In the package, the program in bin runs on any processor. If this one has AVX2 and related
// instructions, it hands over to the program compiled for them, and does not return.
void hand_over_to_faster_program(char** arguments);

}  // namespace barracuda::cli
